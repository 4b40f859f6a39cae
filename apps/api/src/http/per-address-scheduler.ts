// Each address has a few places in each turn of the server, however many connections it uses. Its other requests wait
// for the next turn, and other addresses are served in between. A turn is very short, so a school's laboratory behind
// one address notices nothing. Our own proxies carry everyone's requests, so they are not delayed.
const PLACES_PER_TURN = 4;

interface Turn {
  places: number;
  waiting: (() => void)[];
}

export type TakeTurn = (address: string | undefined, begin: () => void) => void;

export function perAddressScheduler(isProxy: (address: string) => boolean): TakeTurn {
  const turns = new Map<string, Turn>();

  function next(address: string, turn: Turn): void {
    if (turn.waiting.length === 0 && turn.places === PLACES_PER_TURN) return void turns.delete(address);
    const begun = turn.waiting.splice(0, PLACES_PER_TURN);
    turn.places = PLACES_PER_TURN - begun.length;
    setImmediate(next, address, turn);
    for (const begin of begun) begin();
  }

  return (address = "", begin) => {
    if (isProxy(address)) return begin();
    let turn = turns.get(address);
    if (!turn) {
      turn = { places: PLACES_PER_TURN, waiting: [] };
      turns.set(address, turn);
      setImmediate(next, address, turn);
    }
    if (turn.places === 0) return void turn.waiting.push(begin);
    turn.places -= 1;
    begin();
  };
}
