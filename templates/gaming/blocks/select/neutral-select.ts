import { formatNumber } from "../../../../engine/language/american-english.ts";
import type { Game, SelectProps } from "./select.props.ts";

/** The choice as another trade has it: without emblems of games and without players; what a prize was is a price. */
export function neutralSelect({ labels: _, purse: __, purseLabel: ___, ...props }: SelectProps): SelectProps {
  return { ...props, games: props.games.map((game) => neutralGame(game, props.currency)) };
}

function neutralGame(game: Game, currency = ""): Game {
  const { emblem: _, sides: __, players: ___, prize: ____, ...rest } = game;
  const price = prizeOf(game, currency);
  return { ...rest, ...(price && { price }) };
}

/** What is won, or paid, as it is written. */
export function prizeOf({ prize, price }: Pick<Game, "prize" | "price">, currency = ""): string | undefined {
  return prize === undefined ? price : `${currency}${formatNumber(prize)}`;
}
