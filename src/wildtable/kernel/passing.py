"""What is done for a seat that does not answer, where the rules leave it a way to do nothing."""

from wildtable.kernel.game import Content, State


def passing(content: Content, state: State, seat: int) -> list[int]:
    """The chain by which a seat that is asked lets the decision go by; empty where it can't.

    A sealed answer must be whole, so it may take several moves.
    """
    family_of = content.moves.family_of
    chain: list[int] = []
    walk = state.clone()
    while True:
        turn = walk.turn()
        done = chain and (walk.barrier or not turn.sealed or seat not in turn.seats)
        if done:
            return chain
        move = next((move for move in walk.legal(seat) if family_of(move).passes), -1)
        if move < 0:
            return []
        chain.append(move)
        if not turn.sealed:
            return chain
        walk.barrier = False
        walk.apply(seat, move)
