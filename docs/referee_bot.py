"""A small player of Unacknowledged: it takes seat 0, the house takes the others."""

import json
import subprocess
import sys
from pathlib import Path

AREA5 = Path(__file__).resolve().parent.parent / "bin" / "area5"
DISCLOSURES = ("scientific", "witness", "political", "media")
ME = 0


class Referee:
    def __init__(self):
        self.process = subprocess.Popen(
            [AREA5, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def ask(self, do, **fields):
        self.process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            sys.exit(f"{do}: {answer['error']['message']}")
        return answer


def choose(view, moves):
    """Talks of nothing. An activist gathers the most common type, the Shadow Government cards against it."""
    if {"type": "ready"} in moves:
        return {"type": "ready"}
    own, plus = view["own"], view["public"]["plus"]
    cards = own["hand"] + own["pack"] + plus

    def worth(move):
        open_card = move["card"] in DISCLOSURES
        if own["role"] == "shadow":
            return 0 if open_card else 1
        return cards.count(move["card"]) if open_card else -1

    best = max if moves[0]["type"] != "discard" else min
    return best(moves, key=worth)


def main(seed):
    referee = Referee()
    table = referee.ask("new", game="unacknowledged", seats=4, seed=seed, viewer=ME)
    while "outcome" not in table:
        seat = table["toAct"][0]
        if seat == ME:
            view = referee.ask("view", viewer=ME)["view"]
            move = choose(view, referee.ask("moves", seat=ME)["moves"])
        else:
            move = referee.ask("choose", seat=seat, level="strongest", seed=f"{seed}/{table['moves']}")["move"]
        table = referee.ask("move", seat=seat, move=move, viewer=ME)
    referee.ask("quit")
    outcome = table["outcome"]
    won = "won" if ME in outcome["winners"] else "lost"
    print(f"Seat {ME} {won} after {table['moves']} moves: {outcome['side']}, {outcome['reason']}.")


main(sys.argv[1] if len(sys.argv) > 1 else "1")
