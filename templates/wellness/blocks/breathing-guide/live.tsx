import { useState } from "react";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import "./breathing-guide.css";
import { clock, momentAt } from "./breath.ts";
import type { BreathingGuideProps } from "./breathing-guide.props.ts";
import { useStopwatch } from "./use-stopwatch.ts";

/** The block "breathing-guide" with its clock running: a circle, a word and a count lead through the breaths. */
export function LiveBreathingGuide({
  id,
  heading,
  patterns,
  patternsLabel,
  minutes,
  minutesLabel,
  minutesUnit,
  words,
}: BreathingGuideProps & { id: string }) {
  const isLive = useHydrated();
  const [patternId, setPatternId] = useState(patterns[0]?.id);
  const [time, setTime] = useState(minutes[0] ?? 1);
  const rhythm = patterns.find((pattern) => pattern.id === patternId)?.seconds;
  const { state, elapsed, start, pause, stop } = useStopwatch(time * 60_000);
  if (!rhythm) return null;
  const { phase, left, fullness } = momentAt(rhythm, elapsed);
  const isUnderway = state === "running" || state === "paused";
  const said =
    state === "running"
      ? words[phase]
      : { ready: words.ready, paused: words.paused, done: words.done }[state];
  // The circle goes all the way at once and takes the whole phase for it; a pause holds it where it is.
  const target = state === "running" ? { in: 1, hold: 1, out: 0, rest: 0 }[phase] : isUnderway ? fullness : 0;

  return (
    <section className="breathing-guide" aria-labelledby={`${id}-title`} data-state={state}>
      <SectionHeading id={id} heading={heading} />
      <div className="guide-face">
        <span
          className="guide-lung"
          style={
            isUnderway
              ? { scale: 1 + target, transitionDuration: state === "running" ? `${rhythm[phase]}s` : "0.3s" }
              : undefined
          }
        />
        <p className="guide-word" role="status">
          {said}
        </p>
        <p className="guide-count" aria-hidden="true">
          {state === "running" ? Math.ceil(left / 1000) : " "}
        </p>
        <p className="guide-left" role="timer">
          {isUnderway ? `${clock(time * 60_000 - elapsed)} ${words.left}` : `${clock(time * 60_000)}`}
        </p>
      </div>
      <div className="guide-controls">
        <fieldset disabled={!isLive || isUnderway}>
          <legend>{patternsLabel}</legend>
          {patterns.map((pattern) => (
            <label key={pattern.id}>
              <input
                type="radio"
                name={`${id}-pattern`}
                checked={pattern.id === patternId}
                onChange={() => setPatternId(pattern.id)}
              />
              <span>
                <b>{pattern.name}</b> {pattern.note}
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="guide-minutes" disabled={!isLive || isUnderway}>
          <legend>{minutesLabel}</legend>
          {minutes.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={`${id}-minutes`}
                checked={choice === time}
                onChange={() => setTime(choice)}
              />
              <span>{`${choice} ${minutesUnit}`}</span>
            </label>
          ))}
        </fieldset>
        <p className="actions">
          <button
            className="action"
            type="button"
            disabled={!isLive}
            onClick={state === "running" ? pause : start}
          >
            {state === "running" ? words.pause : state === "paused" ? words.resume : words.start}
          </button>
          {isUnderway && (
            <button className="action-quiet" type="button" onClick={stop}>
              {words.stop}
            </button>
          )}
        </p>
      </div>
    </section>
  );
}
