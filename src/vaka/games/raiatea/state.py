"""The state of Raiatea: for every kind of decision, where its rules are."""

from typing import final

from vaka.core.cells import ARGUMENT, KIND
from vaka.core.chance import Chance
from vaka.core.features import Feature
from vaka.core.options import OptionValue
from vaka.core.outcome import Outcome
from vaka.core.state import State
from vaka.core.state_base import Refusal, View
from vaka.core.title import GameConfig
from vaka.core.vectors import i64, u8, vec
from vaka.games.raiatea import (
    auctions,
    blessing,
    border,
    building,
    ceremony,
    choices,
    drawing,
    editions,
    feature_names,
    features,
    forest,
    frames,
    inventory,
    marae,
    market,
    missions,
    offerings,
    path,
    reef,
    refusals,
    resample,
    rules,
    scoring,
    slots,
    tasks,
    theft,
    turns,
    validation,
    view,
)
from vaka.games.raiatea.actions import DONE, GIFT_KIND, OPPONENT_SEAT
from vaka.games.raiatea.deck import Deck
from vaka.games.raiatea.meta import TITLE


class RaiateaConfig(GameConfig):
    """The deck of one game, and how its options and its edition read the rules."""

    def __init__(self, players: int, options: dict[str, OptionValue], deck: Deck) -> None:
        super().__init__(TITLE, players, options, deck.catalog)
        self.deck = deck
        self.priests_start: i64 = int(editions.reading(options, "priests_start"))
        self.second_draw_free = editions.is_yes(options, "second_draw_free")
        self.kahuna_assistant_free = editions.is_yes(options, "kahuna_assistant_free")
        self.several_merchants = editions.is_yes(options, "several_merchants")
        self.diver_anytime = editions.is_yes(options, "diver_anytime")
        self.several_divers = editions.is_yes(options, "several_divers")
        self.leftover_to_supply = editions.reading(options, "leftover_mana") == "supply"
        self.repeat_conditions = editions.is_yes(options, "repeat_conditions")
        self.tane = options["tane"] is True
        self.oracle = options["oracle"] is True
        self.mana_shortage = options["mana_shortage"] is True
        self.suspense = options["suspense"] is True
        self.open_screens = options.get("screens") == "open"


@final
class RaiateaState(State):
    def __init__(self, config: RaiateaConfig, cells: vec[i64]) -> None:
        super().__init__(config, cells)
        self.own = config
        self.deck = config.deck
        self.seats: i64 = config.seats
        self.second_draw_free = config.second_draw_free
        self.kahuna_assistant_free = config.kahuna_assistant_free
        self.several_merchants = config.several_merchants
        self.diver_anytime = config.diver_anytime
        self.several_divers = config.several_divers
        self.leftover_to_supply = config.leftover_to_supply
        self.repeat_conditions = config.repeat_conditions
        self.oracle = config.oracle
        self.mana_shortage = config.mana_shortage

    def clone(self) -> "RaiateaState":
        return RaiateaState(self.own, self.cells[:])

    def advance(self) -> None:
        rules.advance(self)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        kind = self.cells[KIND]
        task = self.cells[ARGUMENT]
        if kind == frames.FOREST:
            return forest.legal(self, seat, out)
        if kind == frames.MARAE:
            return marae.legal(self, seat, out)
        if kind == frames.MARKET:
            return market.legal(self, seat, out)
        if kind == frames.PATH:
            return path.legal(self, seat, out)
        if kind == frames.BORDER:
            return border.legal(self, seat, out)
        if kind == frames.REEF:
            return reef.legal(self, seat, out)
        if kind == frames.GO:
            return rules.legal_go(self, seat, out)
        if kind == frames.BID or kind == frames.AUCTION:
            return ceremony.legal_bid(self, seat, out)
        if kind == frames.PREPARE:
            return ceremony.legal_prepare(self, seat, out)
        if kind == frames.BUILD:
            return building.legal(self, seat, out)
        if kind == frames.KEEP:
            return drawing.legal_keep(self, seat, out)
        if kind == frames.BEGIN:
            return rules.legal_begin(self, seat, out)
        if kind == frames.PRIESTS:
            return path.legal_priests(self, seat, out)
        if kind == frames.BUY or kind == frames.DRAW:
            return drawing.legal_draw(self, seat, out)
        if kind == frames.BONUS:
            return market.legal_bonus(self, task, out)
        if kind == frames.MISSION:
            return missions.legal(self, seat, out)
        if kind == frames.PAY:
            return missions.legal_pay(self, task, out)
        if kind == frames.GIFT:
            return ceremony.legal_gift(self, out)
        if kind == frames.FIRST:
            return blessing.legal_first(self, seat, out)
        if kind == frames.GATHER:
            return forest.legal_gather(self, out)
        if kind == frames.FETCH:
            return border.legal_fetch(self, out)
        if kind == frames.PERFORM:
            return drawing.legal_perform(self, seat, task, out)
        if kind == frames.CHOOSE:
            return choices.legal_option(self, task, out)
        if kind == frames.OPPONENT:
            return theft.legal_opponent(self, task, out)
        if kind == frames.STEAL:
            return theft.legal_steal(self, task, out)
        if kind == frames.STOP:
            return theft.legal_stop(self, task, out)
        return choices.legal(self, task, out)

    def follow(self, kind: i64, seat: i64, index: i64, argument: i64) -> None:
        if kind >= frames.FOREST and kind <= frames.MARKET:
            if index == DONE:
                turns.end(self)
            elif kind == frames.FOREST:
                forest.follow(self, seat, index)
            elif kind == frames.MARAE:
                marae.follow(self, seat, index)
            elif kind == frames.MARKET:
                market.follow(self, seat, index)
            elif kind == frames.PATH:
                path.follow(self, seat, index)
            elif kind == frames.BORDER:
                border.follow(self, seat, index)
            else:
                reef.follow(self, seat, index)
        elif kind == frames.GO:
            rules.go(self, seat, index)
        elif kind == frames.BUILD:
            building.follow(self, seat, index)
        elif kind == frames.KEEP:
            drawing.follow_keep(self, seat, index, argument)
        elif kind == frames.PRIESTS:
            path.follow_priests(self, seat, index)
        elif kind == frames.BUY:
            ceremony.follow_buy(self, seat, index)
        elif kind == frames.DRAW:
            drawing.follow_draw(self, seat, index, argument)
        elif kind == frames.BONUS:
            market.bonus(self, index, argument)
        elif kind == frames.MISSION:
            missions.follow(self, seat, index, argument)
        elif kind == frames.PAY:
            missions.follow_pay(self, index, argument)
        elif kind == frames.GIFT:
            ceremony.give(self, seat, index - GIFT_KIND)
        elif kind == frames.FIRST:
            blessing.follow_first(self, seat, index)
        elif kind == frames.GATHER:
            forest.gather(self, seat, index)
        elif kind == frames.FETCH:
            border.fetch(self, seat, index)
        elif kind == frames.PERFORM:
            drawing.follow_perform(self, seat, index)
        elif kind == frames.CHOOSE:
            choices.choose(self, index, argument)
        elif kind == frames.OPPONENT:
            theft.hit(self, index - OPPONENT_SEAT, argument)
        elif kind == frames.STEAL:
            theft.steal(self, index, argument)
        elif kind == frames.STOP:
            theft.stop(self, index, argument)
        else:
            choices.follow(self, index, argument)

    def completes(self, seat: i64, index: i64) -> bool:
        kind = self.cells[KIND]
        if kind == frames.BEGIN:
            return len(self.answer(seat)) == rules.keep_at_start(self, seat)
        if kind == frames.PREPARE and index != DONE:
            return len(self.answer(seat)) == slots.hand_size(self, seat)
        return True

    def resolve(self, kind: i64, argument: i64) -> None:
        if kind == frames.BID:
            ceremony.open_bids(self)
        elif kind == frames.PREPARE:
            ceremony.open_preparation(self)
        elif kind == frames.AUCTION:
            if tasks.kind_of(argument) == tasks.OFFERING:
                offerings.resolve(self, argument)
            else:
                auctions.resolve(self, argument)
        else:
            rules.open_keeps(self)

    def refusal(self, seat: i64, index: i64) -> Refusal:
        return refusals.refusal(self, seat, index)

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def fill_view(self, seat: i64, view_: View) -> None:
        view.fill_view(self, seat, view_)

    def resample(self, seat: i64, chance: Chance) -> None:
        resample.resample(self, seat, chance)

    def is_valid(self) -> bool:
        return validation.is_valid(self)

    def inventory(self) -> dict[str, int]:
        return inventory.inventory(self)

    def feature_list(self) -> list[Feature]:
        return feature_names.described(self)

    def features_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        features.write(self, seat, out, at)
