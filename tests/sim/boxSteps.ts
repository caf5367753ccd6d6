import { type Hex, keccak256, toHex } from 'viem'

import type { Address } from '#platform/std/address.ts'

import { type BoxState, type SeriesState, deadline, heldOf, idOf } from './contracts/boxState.ts'
import { secretBefore } from './contracts/boxes.ts'
import { sunFor } from './contracts/price.ts'
import { named, people, root } from './people.ts'
import { broadcast, callTo, sign } from './wallet.ts'
import type { World } from './world.ts'

type Form = Readonly<Record<string, string>>
/** What a user requests from the app: a call, and its reply. */
interface BoxWish {
  readonly who: Address
  readonly path: string
  readonly form: Form
}

/**
 * Something that a user may do with boxes now, usually something that works; null where there are
 * none.
 */
export function boxWish({ random, chain }: World): BoxWish | null {
  const { series } = chain.state.boxes
  // On a branch that did not take them up.
  if (series.length === 0) return null
  const one = random.pick(series)
  const late = ({ request }: BoxState): boolean =>
    !one.standing || chain.head.number > one.requests[request - 1]!.block + deadline
  const some = one.boxes.filter(
    (each) =>
      each.state === 'reserved' ||
      each.state === 'sealed' ||
      (each.state === 'opening' && (late(each) || random.chance(0.1))),
  )
  if (some.length === 0 || random.chance(0.35)) {
    const form = { seriesId: String(one.id), num: random.pick(['1', '1', '2']) }
    return { who: random.pick(people), path: '/deposit/aon/buyProductFirstPay', form }
  }
  const box = random.pick(some)
  const boxIds = some
    .filter(({ holder, state }) => holder === box.holder && state === box.state)
    .slice(0, random.pick([1, 2]))
    .map(({ id }) => id)
    .join()
  const who = random.chance(0.9) ? box.holder : random.pick(people)
  if (box.state === 'reserved') {
    return random.chance(0.6)
      ? { who, path: '/deposit/aon/buyProductSecondPayAfter', form: { boxIds } }
      : { who, path: '/tessera/blindbox/release', form: { boxId: String(box.id) } }
  }
  if (box.state === 'sealed') {
    return random.chance(0.8)
      ? { who, path: '/deposit/aon/openCard', form: { boxIds, seed: `0x${random.hex(32)}` } }
      : { who, path: '/tessera/blindbox/giveBack', form: { boxIds } }
  }
  const drawId = String(idOf(one.id, box.request))
  return { who: random.pick(people), path: '/tessera/blindbox/refund', form: { drawId } }
}

/** Base units of USDT. */
const boxPrice = 35_000_000n
/** More than an urn has cards. */
const length = 8

/** The operator's secrets for requests from a number on, in the order of their revelation. */
function secretsOf(series: number, firstRequest: number): Hex[] {
  const secrets: Hex[] = [keccak256(toHex(`${series} ${firstRequest}`)).slice(0, 42) as Hex]
  while (secrets.length < length) secrets.unshift(secretBefore(secrets[0]!))
  return secrets
}

/** What is not to be forgotten where a chain begins: the hash of its first secret. */
const tipOf = (series: number, firstRequest: number): Hex =>
  secretBefore(secretsOf(series, firstRequest)[0]!)

/** The next secret of a series: whichever chain of its own the tip is in. */
function nextSecret({ id, tip, requests }: SeriesState): Hex | undefined {
  for (let first = requests.length + 1; first > 0; first--) {
    const found = secretsOf(id, first).find((secret) => secretBefore(secret) === tip)
    if (found !== undefined) return found
  }
  return undefined
}

/** How often the operator stands a series down: seldom, as that ends it. */
const ending = 0.002

/**
 * One turn of the operator, who waits for no final block: draws what is open, posts new secrets,
 * fills the bond.
 */
export async function operate(world: World): Promise<void> {
  const { random, chain } = world
  if (chain.state.boxes.series.length === 0) return
  const one = random.pick(chain.state.boxes.series)
  const seriesId = BigInt(one.id)
  const send = (name: string, args: readonly unknown[], sun = 0n) =>
    broadcast(world, sign(world, callTo('BlindBoxes', root, name, args, sun)))
  if (!one.closed && random.chance(ending)) return send('standDown', [seriesId])
  const request = one.requests[one.next - 1]
  const late = request !== undefined && chain.head.number >= request.block + deadline
  if (one.standing && request?.state === 'pending' && !late) {
    const { holder, boxIds, amount, seed, block } = request
    const asked = [BigInt(idOf(one.id, one.next)), holder, boxIds, amount, seed, BigInt(block)]
    return send('settle', [...asked, nextSecret(one)])
  }
  if (!one.standing) return send('postChain', [seriesId, tipOf(one.id, one.requests.length + 1)])
  const more = 4n * sunFor(one.penalty)
  if (one.bond - heldOf(one) < more) return send('addBond', [seriesId], more)
}

/**
 * Before the first user: two series, the second in two payments, with secrets and a bond that does
 * not reach for all; some boxes are sold, and one is being opened.
 */
export function firstSeries(world: World): readonly (readonly ReturnType<typeof sign>[])[] {
  const penalty = 30_000_000n
  const begin = BigInt(world.time.seconds)
  const terms = [
    [4_000n, 0n, 0n, [5n, 6n, 7n, 8n]],
    [1_500n, 3_000n, 120n, [9n, 10n, 11n]],
  ] as const
  const { ann, ben, cat } = named
  const price = sunFor(boxPrice)
  const by = (who: Address, name: string, args: readonly unknown[], sun = 0n) =>
    sign(world, callTo('BlindBoxes', who, name, args, sun))
  const bought = [
    by(ann, 'buy', [1n, 2n], 2n * price),
    by(ben, 'buy', [1n, 1n], price),
    by(cat, 'reserve', [2n, 2n], 2n * price),
  ]
  return [
    [
      ...terms.map(([lasts, share, rest, cards]) =>
        by(root, 'createSeries', [boxPrice, begin, begin + lasts, share, rest, penalty, cards]),
      ),
      ...[1, 2].flatMap((id) => [
        by(root, 'postChain', [BigInt(id), tipOf(id, 1)]),
        by(root, 'addBond', [BigInt(id)], 5n * sunFor(penalty)),
      ]),
      ...bought,
    ],
    [by(ann, 'open', [[BigInt(idOf(1, 1))], tipOf(1, 1).padEnd(66, '0')])],
  ]
}
