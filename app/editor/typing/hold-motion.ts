/**
 * Lets what moves without end on `shown` stand still, for whoever writes beside it and for a machine that would draw sixty
 * pictures a second of it between two letters. Gives what lets it go on from where it stood.
 */
export function holdMotion(shown: Document): () => void {
  const held = shown
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === "running" && effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
    );
  for (const motion of held) motion.pause();
  return () => {
    for (const motion of held) if (motion.playState === "paused") motion.play();
  };
}
