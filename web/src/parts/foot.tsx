// What every page has: the choice of language, and what went wrong or right for a few seconds.
import { useEffect, useRef } from "preact/hooks";
import languages from "words:languages";
import { tell, toasts } from "../lib/toast";
import { language, say, speak } from "../lib/words";

async function change(chosen: HTMLSelectElement): Promise<void> {
  try {
    await speak(chosen.value);
  } catch {
    chosen.value = language.peek();
    tell(say("common.unreached"), true);
  }
}

export function Languages() {
  return (
    <select
      class="quiet"
      aria-label={say("common.language")}
      value={language.value}
      onChange={(event) => void change(event.target as HTMLSelectElement)}
    >
      {Object.entries(languages).map(([code, { name }]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

export function Toasts() {
  const box = useRef<HTMLDivElement>(null),
    shown = toasts.value;
  useEffect(() => {
    // in the top layer, above any dialog that is open
    const foot = box.current;
    if (!foot?.showPopover) return;
    if (foot.matches(":popover-open")) foot.hidePopover();
    if (shown.length) foot.showPopover();
  }, [shown]);
  return (
    <div ref={box} class="toasts no-print" popover="manual" role="status" aria-live="polite">
      {toasts.value.map((one) => (
        <div key={one.id} class={one.bad ? "toast bad" : "toast"}>
          {one.words}
          {one.rule && <span class="rule">{one.rule}</span>}
        </div>
      ))}
    </div>
  );
}
