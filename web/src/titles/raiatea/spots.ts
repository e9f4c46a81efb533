/**
 * Where things lie on the table: names that elements carry as `data-spot`, for scenes, marks and lessons.
 *
 *   locations, location-forest ...        the six places (forest, marae, reef, path, border, market)
 *   row, row-0 ..., forest-deck           the forest row and its deck
 *   goods, price-uru, step-uru-2          the goods market: a column, a step of it (from 1 at the bottom)
 *   assistants, hire-gatherer             the assistant market
 *   masks, mask-oro                       the mask market
 *   tattoos, priests                      the two tracks
 *   rank-1-0, priest-4-0                  a seat's marker on a track: step, seat
 *   statue-1, mission-1-3                 a statue, a tile on it (statue, space; from 1)
 *   ceremony, bag, gifts, gift-goods      the ceremony, the bag, the gifts
 *   ceremony-bag, ceremony-row            the bag in the scene of a ceremony, and the row of rituals there
 *   bid-2                                 what a seat has bid, once all hands are open
 *   drawn                                 rituals that were drawn to choose from
 *   deck-normal, deck-forbidden           the rituals to draw
 *   hand, tray                            the own hand, and the choices without a place of their own
 *   seat-2, mana-2, pearls-2, goods-2     a seat's panel and what lies behind its screen
 *   missions-2, rituals-2, masks-2,       its missions, hidden rituals, masks,
 *   lasting-2, helpers-2                  permanent rituals and assistants
 */
import type { RaiateaAssistant, RaiateaGift, RaiateaGoods, RaiateaLocation, RaiateaRitualDeck } from './types';

export const spot = {
  locations: 'locations',
  location: (location: RaiateaLocation) => `location-${location}`,
  row: 'row',
  card: (place: number) => `row-${String(place)}`,
  forestDeck: 'forest-deck',
  goodsMarket: 'goods',
  price: (goods: RaiateaGoods) => `price-${goods}`,
  step: (goods: RaiateaGoods, step: number) => `step-${goods}-${String(step)}`,
  assistantMarket: 'assistants',
  hire: (assistant: RaiateaAssistant) => `hire-${assistant}`,
  maskMarket: 'masks',
  mask: (mask: string) => `mask-${mask}`,
  tattoos: 'tattoos',
  priests: 'priests',
  rank: (step: number, seat: number) => `rank-${String(step)}-${String(seat)}`,
  priest: (step: number, seat: number) => `priest-${String(step)}-${String(seat)}`,
  statue: (statue: number) => `statue-${String(statue)}`,
  mission: (statue: number, space: number) => `mission-${String(statue)}-${String(space)}`,
  ceremony: 'ceremony',
  bag: 'bag',
  sceneBag: 'ceremony-bag',
  sceneRow: 'ceremony-row',
  bid: (seat: number) => `bid-${String(seat)}`,
  drawn: 'drawn',
  gifts: 'gifts',
  gift: (gift: RaiateaGift) => `gift-${gift}`,
  deck: (deck: RaiateaRitualDeck) => `deck-${deck}`,
  hand: 'hand',
  tray: 'tray',
  seat: (seat: number) => `seat-${String(seat)}`,
  mana: (seat: number) => `mana-${String(seat)}`,
  pearls: (seat: number) => `pearls-${String(seat)}`,
  goods: (seat: number) => `goods-${String(seat)}`,
  missions: (seat: number) => `missions-${String(seat)}`,
  rituals: (seat: number) => `rituals-${String(seat)}`,
  masks: (seat: number) => `masks-${String(seat)}`,
  lasting: (seat: number) => `lasting-${String(seat)}`,
  helpers: (seat: number) => `helpers-${String(seat)}`,
};
