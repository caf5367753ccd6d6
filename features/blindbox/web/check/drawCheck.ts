import { addressFromHex } from '#platform/std/address.ts'

import { drawFrom, type Hex, secretBefore, wordAt, wordOf } from '../../draw.ts'
import type { DrawDetail } from '../../shapes.ts'
import { boxNumber, boxNumbers } from '../boxNumber.ts'
import { type CheckStep, none, open, plain, same, step } from './checkStep.ts'
import type { Evidence, WordReturned } from './evidence.ts'

/** Of a price, in hundredths of a percent, as the contract has it. */
const FEE = 500n

/**
 * Recomputes a draw and compares the server's reply with the chain. Trusts neither: a value that differs anywhere makes
 * its step wrong.
 */
export function checkDraw(reply: DrawDetail, chain: Evidence): CheckStep[] {
  return [
    requestStep(reply, chain),
    chain.returned === null
      ? secretStep(reply, chain)
      : wordReturnedStep(reply, chain.returned, chain),
    blockStep(reply, chain),
    urnStep(reply, chain),
    wordStep(chain),
    cardsStep(reply, chain),
  ]
}

const text = (value: bigint | number): string => String(value)
const list = (values: readonly (bigint | number)[]): string => values.map(text).join(', ')

function requestStep(reply: DrawDetail, { contract, created, requested }: Evidence): CheckStep {
  const asked = same('contract', addressFromHex(contract), [reply.contract])
  if (requested === null) {
    return step('request', [asked, same('boxes', none, [boxNumbers(reply.boxIds)])])
  }
  return step('request', [
    asked,
    same('holder', addressFromHex(requested.holder), [reply.holder]),
    same('boxes', boxNumbers(requested.boxIds.map(Number)), [boxNumbers(reply.boxIds)]),
    same('amount', text(requested.amount), [reply.amount]),
    same('penalty', created === null ? none : text(created.penalty), [reply.penalty]),
    same('seed', requested.seed, [reply.seed]),
    same('requestBlock', text(requested.blockNumber), [
      text(reply.blockNumber),
      text(requested.block),
    ]),
  ])
}

/** Hashed once for each request since the chain of secrets was posted, the secret is its tip. */
function secretStep(
  reply: DrawDetail,
  { posted, requested, settled, earlier }: Evidence,
): CheckStep {
  if (posted === null || requested === null) {
    return step('secret', [same('tip', none, [reply.secretHash])])
  }
  const { tip, firstRequest, block } = posted
  const inTime = block >= 0 && block <= requested.block
  const values = [
    plain('tip', tip),
    same('postedBlock', text(block), inTime ? [] : [text(requested.block)]),
  ]
  if (settled === null) {
    const last = earlier.findLast(
      ({ requestId: each }) => each >= firstRequest && each < requested.requestId,
    )
    return open('secret', [...values, same('secretHash', last?.secret ?? tip, [reply.secretHash])])
  }
  const times = Number(requested.requestId - firstRequest) + 1
  let hashed = settled.secret
  for (let i = 0; i < times; i += 1) hashed = secretBefore(hashed)
  return step('secret', [
    ...values,
    same('secret', settled.secret, [reply.secret ?? none]),
    same('secretHash', secretBefore(settled.secret), [reply.secretHash]),
    { ...same('hashes', tip, [hashed]), of: text(times) },
  ])
}

/** The secret is the hash of the source's word for this request; a chain of secrets has no effect there. */
function wordReturnedStep(
  reply: DrawDetail,
  { word }: WordReturned,
  { settled }: Evidence,
): CheckStep {
  const values = [plain('returned', word ?? none)]
  if (settled === null) return open('returned', word === null ? [] : values)
  const secret = word === null ? none : secretBefore(word)
  return step('returned', [
    ...values,
    same('secret', secret, [settled.secret, reply.secret ?? none]),
  ])
}

function blockStep(reply: DrawDetail, { requested, blockAfter, settled }: Evidence): CheckStep {
  if (requested === null || blockAfter === null) return open('block')
  const values = [
    plain('nextBlock', text(requested.blockNumber + 1n)),
    same('nodeHash', blockAfter, reply.blockHash === null ? [] : [reply.blockHash]),
  ]
  if (settled === null) return open('block', values)
  return step('block', [...values, same('usedHash', blockAfter, [settled.blockHash])])
}

/** The urn before the draw: as it was sealed, each earlier draw's card replaced by the last one. */
export function urnBefore({ created, earlier }: Evidence): bigint[] | null {
  if (created === null) return null
  const urn = [...created.tokenIds]
  for (const tokenId of earlier.flatMap(({ tokenIds }) => tokenIds)) {
    const place = urn.indexOf(tokenId)
    const last = urn.pop()
    if (place < 0 || last === undefined) return null
    if (place < urn.length) urn[place] = last
  }
  return urn
}

function urnStep(reply: DrawDetail, chain: Evidence): CheckStep {
  const urn = urnBefore(chain)
  const shown = list(reply.urn.map(({ tokenId }) => tokenId))
  if (urn === null) return step('urn', [same('urn', none, [shown])])
  const values = [
    plain('sealed', text(chain.created?.tokenIds.length ?? 0)),
    plain('drawnBefore', text((chain.created?.tokenIds.length ?? 0) - urn.length)),
    same('urn', list(urn), [shown]),
  ]
  return chain.settled === null ? open('urn', values) : step('urn', values)
}

function drawnWord({ contract, requested, settled, blockAfter }: Evidence): Hex | null {
  if (requested === null || settled === null || blockAfter === null) return null
  const { requestId, seed } = requested
  return wordOf({ secret: settled.secret, seed, blockHash: blockAfter, requestId, contract })
}

function wordStep(chain: Evidence): CheckStep {
  const word = drawnWord(chain)
  return word === null ? open('word') : step('word', [plain('word', word)])
}

/** Each box's card, drawn again, compared with the contract's transfer and the server's reply. */
function cardsStep(reply: DrawDetail, chain: Evidence): CheckStep {
  const { requested, settled } = chain
  // Drawn, although the reply omits its transaction.
  if (settled === null) return open('cards', chain.drawn ? [same('draws', '1', ['0'])] : [])
  const word = drawnWord(chain)
  const urn = urnBefore(chain)
  if (word === null || urn === null || requested === null) return open('cards')
  const input = (cards: readonly (bigint | number)[], place: number): string =>
    cards[place] === undefined ? none : `#${cards[place]}`
  const shown = reply.cards.map(({ tokenId }) => tokenId)
  const most = Math.max(requested.boxIds.length, settled.tokenIds.length, shown.length)
  const values = Array.from({ length: most }, (_, place) => {
    const id = requested.boxIds[place]
    const drawn = urn.length === 0 || id === undefined ? null : drawFrom(urn, wordAt(word, place))
    const others = [input(settled.tokenIds, place), input(shown, place)]
    return same(
      'card',
      drawn === null ? none : `#${drawn}`,
      others,
      id === undefined ? undefined : boxNumber(Number(id)),
    )
  })
  const fee = text((requested.amount * FEE) / 10_000n)
  return step('cards', [
    ...values,
    same('goesTo', addressFromHex(requested.holder), [addressFromHex(settled.holder)]),
    same('fee', fee, [text(settled.fee), reply.fee ?? none]),
  ])
}
