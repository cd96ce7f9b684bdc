// Sound and voice: a tone and a sentence in the page's language, once somebody has allowed it with a tap.
import { signal } from "@preact/signals";
import { locale } from "./words";

export const sound = signal(false);
let audio: AudioContext | null = null;

/** Browsers let a page make sounds only after a tap. */
export function allowSound(): void {
  audio ??= new AudioContext();
  void audio.resume();
  sound.value = true;
}

export function tone(times = 1): void {
  if (!sound.value || !audio) return;
  for (let at = 0; at < times; at += 1) {
    const voice = audio.createOscillator(),
      loud = audio.createGain(),
      begin = audio.currentTime + at * 0.35;
    voice.frequency.value = 660 + at * 110;
    loud.gain.setValueAtTime(0.0001, begin);
    loud.gain.exponentialRampToValueAtTime(0.3, begin + 0.03);
    loud.gain.exponentialRampToValueAtTime(0.0001, begin + 0.3);
    voice.connect(loud).connect(audio.destination);
    voice.start(begin);
    voice.stop(begin + 0.32);
  }
}

export function speakAloud(words: string): void {
  if (!sound.value || typeof speechSynthesis === "undefined") return;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = locale();
  speechSynthesis.speak(said);
}
