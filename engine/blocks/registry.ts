import type { AnyBlockDefinition, BlockRegistry, BlockViews } from "./block.ts";

/** Registers `definitions` by their type. Throws when two share one, because the second would hide the first. */
export function registryOf(definitions: readonly AnyBlockDefinition[]): BlockRegistry {
  const registry = new Map(definitions.map((definition) => [definition.type, definition]));
  if (registry.size < definitions.length) throw new Error("two blocks share one type");
  return registry;
}

/** The core blocks and a site's own in one registry. Throws when a type is taken twice. */
export function joinRegistries(...registries: readonly BlockRegistry[]): BlockRegistry {
  return registryOf(registries.flatMap((registry) => [...registry.values()]));
}

/** What draws the blocks of `registry`. */
export function viewsOf(registry: BlockRegistry): BlockViews {
  return new Map(Array.from(registry, ([type, { View }]) => [type, View]));
}
