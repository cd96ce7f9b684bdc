"""Looking at a page as a careful person would: what sticks out, is cut off, is too faint, too small to hit, or not in words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from cardspeak.words.catalogue import catalogue

if TYPE_CHECKING:
    from playwright.sync_api import Page

FAINTEST, FAINTEST_LARGE = 4.5, 3.0
LOWEST = 40
"""Pixels that a finger needs."""

LOOK = """([areas, faintest, faintestLarge, lowest]) => {
  const found = [], seen = (node) => { const box = node.getBoundingClientRect(); return box.width > 0 && box.height > 0 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true }); };
  const name = (node) => `${node.tagName.toLowerCase()}${node.className && node.className.baseVal === undefined ? '.' + [...node.classList].join('.') : ''} "${(node.textContent || node.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) {
    const out = [...document.querySelectorAll('body *')].filter((node) => seen(node) && node.getBoundingClientRect().right > innerWidth + 1).slice(0, 3).map(name);
    found.push(`${wide} px too wide: ${out.join('; ')}`);
  }
  const key = new RegExp(`\\\\b(${areas.join('|')})\\\\.[a-z][a-z0-9-]*(\\\\.[a-z0-9-]+)*\\\\b`), slot = /\\{\\$?[a-z_]+\\}|undefined|\\[object|NaN/;
  const colour = (text) => { const parts = text.match(/[\\d.]+/g).map(Number); return { rgb: parts.slice(0, 3).map((one) => text.startsWith('color(') ? one * 255 : one), a: parts[3] ?? 1 }; };
  const over = (top, below, alpha) => top.map((one, at) => one * alpha + below[at] * (1 - alpha));
  const light = (rgb) => { const [r, g, b] = rgb.map((one) => { const part = one / 255; return part <= .03928 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4; }); return .2126 * r + .7152 * g + .0722 * b; };
  const ground = (node) => {
    const layers = [];
    for (let at = node; at; at = at.parentElement) {
      const style = getComputedStyle(at), back = colour(style.backgroundColor);
      if (style.backgroundImage !== 'none') return null;
      if (back.a > 0) layers.push(back);
      if (back.a === 1) break;
    }
    let rgb = [255, 255, 255];
    for (const one of layers.reverse()) rgb = over(one.rgb, rgb, one.a);
    return rgb;
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faint = new Set();
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim(), node = walk.currentNode.parentElement;
    if (!text || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(node.tagName) || !seen(node)) continue;
    if (key.test(text)) found.push(`not in words: ${text.match(key)[0]}`);
    if (slot.test(text)) found.push(`left open: ${text.slice(0, 80)}`);
    if (node.closest('svg') || node.closest(':disabled') || node.closest('[aria-hidden="true"]')) continue;
    const style = getComputedStyle(node), below = ground(node);
    if (!below) continue;
    let alpha = colour(style.color).a;
    for (let at = node; at; at = at.parentElement) alpha *= Number(getComputedStyle(at).opacity);
    const [one, other] = [light(over(colour(style.color).rgb, below, alpha)), light(below)].sort((a, b) => b - a);
    const ratio = (one + .05) / (other + .05), size = parseFloat(style.fontSize), large = size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 600);
    if (ratio < (large ? faintestLarge : faintest) && !node.closest('.knobs')) faint.add(`${ratio.toFixed(1)}:1 ${name(node)}`);
  }
  for (const one of [...faint].slice(0, 6)) found.push(`too faint: ${one}`);
  for (const node of document.querySelectorAll('button, h1, h2, h3, th, summary, .badge, .as-button, a.button, nav a')) {
    if (!seen(node) || node.clientWidth <= 1 || node.closest('svg')) continue;
    if (node.scrollWidth > node.clientWidth + 1) found.push(`cut off: ${name(node)} ${node.scrollWidth} > ${node.clientWidth}`);
  }
  for (const node of document.querySelectorAll('button, a[href], select, textarea, summary, input, [role="button"]')) {
    if (!seen(node) || node.matches(':disabled') || node.closest('svg') || node.type === 'hidden' || node.classList.contains('rule')) continue;
    if (node.tagName === 'A' && getComputedStyle(node).display === 'inline') continue;
    const box = (['checkbox', 'radio'].includes(node.type) && node.closest('label') || node).getBoundingClientRect();
    if (box.height < lowest) found.push(`${Math.round(box.height)} px low: ${name(node)}`);
  }
  return [...new Set(found)];
}"""


@cache
def areas() -> tuple[str, ...]:
    """The first parts of every code of the catalogue."""
    return tuple(sorted({code.partition(".")[0] for code in catalogue("en").codes()}))


def faults_of(page: Page) -> list[str]:
    """What is wrong with a page as it is shown now."""
    found: list[str] = page.evaluate(LOOK, [list(areas()), FAINTEST, FAINTEST_LARGE, LOWEST])
    return found
