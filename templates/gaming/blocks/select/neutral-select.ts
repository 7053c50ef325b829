import { formatNumber } from "../../../../engine/language/american-english.ts";
import type { Game, SelectProps } from "./select.props.ts";

/** The choice as another trade has it: without emblems of games and without players; what a prize was is a price. */
export function neutralSelect({ labels: _, purse: __, purseLabel: ___, ...props }: SelectProps): SelectProps {
  return { ...props, games: props.games.map((game) => neutralGame(game, props.currency)) };
}

function neutralGame(game: Game, currency = ""): Game {
  const { emblem: _, sides: __, players: ___, prize, ...rest } = game;
  return { ...rest, ...(prize && { price: `${currency}${formatNumber(prize)}` }) };
}
