// A soft tick when an answer is chosen. It lasts a twentieth of a second and the browser makes the sound, so nothing is
// fetched.
let context: AudioContext | null = null;

const SECONDS = 0.05;

export function tick(): void {
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const loudness = context.createGain();
  const now = context.currentTime;
  tone.type = "sine";
  tone.frequency.setValueAtTime(660, now);
  loudness.gain.setValueAtTime(0.08, now);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + SECONDS);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + SECONDS);
}
