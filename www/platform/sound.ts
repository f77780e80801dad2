/** Synthesized sounds: wood, paper, dice, and some notes at the end. */

/** The kinds of sounds and vibrations. */
export type Kind = "put" | "capture" | "card" | "dice" | "win" | "end";

/** The first and last pitch in Hz (first 0: noise around the second), start and length in s, and loudness. */
type Note = [from: number, to: number, at: number, length: number, loudness: number];

const knock = (at: number, loudness: number): Note[] => [
  [320, 130, at, 0.09, loudness],
  [0, 1800, at, 0.03, loudness / 2],
];
const click = (at: number): Note => [0, 3200, at, 0.035, 0.5];

const SOUNDS: Record<Kind, Note[]> = {
  put: knock(0, 0.4),
  capture: [...knock(0, 0.4), [220, 70, 0.07, 0.22, 0.4]],
  card: [[0, 4200, 0, 0.13, 0.3]],
  dice: [0, 0.06, 0.11, 0.19, 0.3].map(click),
  // A small fanfare. For a draw or a loss, two falling notes.
  win: [
    ...[523, 659, 784].map((pitch, index): Note => [pitch, pitch, index * 0.13, 0.45, 0.2]),
    [659, 659, 0.52, 0.2, 0.14],
    ...[523, 784, 1047].map((pitch): Note => [pitch, pitch, 0.7, 1.1, 0.12]),
  ],
  end: [
    [440, 440, 0, 0.5, 0.14],
    [349, 349, 0.24, 0.8, 0.14],
  ],
};

let audio: AudioContext | undefined;
let rustle: AudioBuffer | undefined;

/** Plays a sound. The audio context is suspended again afterwards. */
export function sound(kind: Kind): void {
  if (typeof AudioContext === "undefined") return;
  if (audio?.state === "closed") audio = undefined;
  audio ??= new AudioContext();
  if (!rustle) {
    rustle = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
    const samples = rustle.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const context = audio;
  // The browser may refuse it during a call. The next sound tries again.
  context.resume().catch(() => {});
  const sources = SOUNDS[kind].map((each) => note(context, each));
  const last = sources[sources.length - 1];
  const mine = context.currentTime;
  started = mine;
  if (last)
    last.onended = () => {
      if (started === mine) context.suspend().catch(() => {});
    };
}

/** The start of the last sound, because only the last one suspends the context. */
let started = 0;

function note(
  context: AudioContext,
  [from, to, after, length, loudness]: Note,
): AudioScheduledSourceNode {
  const at = context.currentTime + after;
  const gain = new GainNode(context, { gain: loudness });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(context.destination);
  let source: AudioScheduledSourceNode;
  if (from === 0) {
    source = new AudioBufferSourceNode(context, { buffer: rustle ?? null });
    source
      .connect(new BiquadFilterNode(context, { type: "bandpass", frequency: to }))
      .connect(gain);
  } else {
    const pitch = new OscillatorNode(context, { type: "triangle", frequency: from });
    pitch.frequency.setValueAtTime(from, at);
    pitch.frequency.exponentialRampToValueAtTime(to, at + length);
    pitch.connect(gain);
    source = pitch;
  }
  source.start(at);
  source.stop(at + length);
  return source;
}
