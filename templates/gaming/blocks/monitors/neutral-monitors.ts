import type { MonitorsProps } from "./monitors.props.ts";

/** The wall of those who are not on air. */
export function neutralMonitors({
  liveLabel: _,
  viewersLabel: __,
  streams,
  ...props
}: MonitorsProps): MonitorsProps {
  return { ...props, ...(streams && { streams: streams.map(({ viewers: _, ...stream }) => stream) }) };
}
