import { action } from '#platform/std/action.ts'
import { parseAddress } from '#platform/std/address.ts'
import { addressField, amountField } from '#platform/std/fields.ts'
import { seed } from '#platform/std/testing/campaign.ts'
import { defineTexts } from '#platform/std/text.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { provideRuntimeConfig } from '../runtime.ts'
import { NodeFailure } from '../tron/ask.ts'
import { NoPublicNode } from '../tron/made.ts'
import { confirm, drive } from './drive.ts'
import { helpOf } from './moments/remedy.ts'
import { review } from './review.ts'
import type { NoteCode } from './run.ts'
import { attempt, type Honest, reviewed } from './testing/forgeries/attempt.ts'
import { address } from './testing/forgeries/kind.ts'
import type { World } from './testing/world.ts'
import { flowTexts as texts } from './text.ts'

provideRuntimeConfig({})

const t = defineTexts({ any: { en: 'any', tc: '任何' } })
const mint = action({
  path: '/tessera/test/mint',
  summary: 'An order',
  access: 'session',
  kind: 'test.mint',
  contract: ({ sale }) => sale ?? '',
  method: 'mint(uint256 shares)',
  input: { sale: addressField, shares: amountField },
})
const flow = review(mint, {
  title: t.any,
  question: () => '',
  picture: () => null,
  goesTo: t.any,
  madeBy: 'Factory',
  meaning: { shares: t.any },
  fallback: 'BUY error',
  summary: () => [],
  done: t.any,
  next: () => [],
  invalidates: [],
})

const factory = parseAddress('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')
const sale = parseAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
const evil = parseAddress('TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7')
const contracts = { Factory: factory }

/** What a server orders for a link that names this sale. */
const linked = (to: string, known: Honest['contracts'] = contracts): Honest => ({
  flow,
  subject: { sale: to, shares: '5' },
  call: {
    contract: to,
    selector: 'mint(uint256)',
    args: ['5'],
    callValue: '0',
    feeLimit: '6500000',
  },
  contracts: known,
})

/** A node that follows the right chain, where the factory made one sale. */
function honestNode(world: World): void {
  world.isMade = async (maker, made) => ({
    isMade: maker === factory && made === sale,
    block: 42,
    chainId: world.chainId,
  })
}
const asked = (before: (world: World) => void) => ({ name: '', reported: [], before })
const refused = (code: NoteCode) => ({ stage: 'refused', note: { code }, ticket: null, tx: null })

test('a sale that the factory made is signed, and the sheet names the block of that answer', async () => {
  const { shown, end } = await attempt(linked(sale), asked(honestNode))
  expect(shown).toMatchObject({ stage: 'review', madeAt: 42 })
  expect(end?.stage).toBe('done')
})

test(`200 other addresses by a link: none gets an order, a sheet or a signature (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(address, fc.constant(evil)), async (to) => {
      const { world, end } = await attempt(linked(to), asked(honestNode))
      expect(end).toMatchObject(refused('NOT_MADE'))
      expect(world.requested).toEqual([])
    }),
    { numRuns: 200, seed, endOnFailure: true },
  )
})

describe('refused before there is an order', () => {
  const silent = new NodeFailure('no answer')
  test.each([
    ['the name of a contract', linked('Factory'), honestNode, 'NOT_MADE'],
    ['no sale', linked(''), honestNode, 'NOT_MADE'],
    ['a network without the factory', linked(sale, {}), honestNode, 'NOT_MADE'],
    [
      'a node that does not answer',
      linked(sale),
      (world: World) => {
        world.isMade = () => Promise.reject(silent)
      },
      'NODE_SILENT',
    ],
    [
      'no node of the operator',
      linked(sale),
      (world: World) => {
        world.isMade = () => Promise.reject(new NoPublicNode('none'))
      },
      'NO_NODE',
    ],
    [
      'a node of another chain',
      linked(sale),
      (world: World) => {
        world.isMade = async () => ({ isMade: true, block: 42, chainId: '0x00000002' })
      },
      'WRONG_CHAIN',
    ],
  ] as const)('%s', async (_, honest, before, code) => {
    const { world, end } = await attempt(honest, asked(before))
    expect(end).toMatchObject(refused(code))
    expect(world.requested).toEqual([])
  })
})

test('only a silent node is worth another try', async () => {
  const helps = [
    ['NOT_MADE', texts.againNot],
    ['NO_NODE', texts.againNot],
    ['NODE_SILENT', texts.againHelps],
  ] as const
  const { shown } = await reviewed(linked(sale), asked(honestNode))
  for (const [code, again] of helps) {
    const run = { ...shown!, stage: 'refused' as const, note: { code, message: '' } }
    expect(helpOf(run, flow).again).toBe(again)
  }
})

describe('between the sheet and the wallet', () => {
  test('a server that vouches for another contract is not believed', async () => {
    const vouching = { ...linked(sale), call: linked(evil).call }
    const { world, end } = await attempt(vouching, asked(honestNode))
    expect(end).toMatchObject({ stage: 'refused', note: { code: 'TAMPERED' } })
    expect(world.requested).toEqual([])
  })

  test('a whole attempt at another contract put into the storage is not signed', async () => {
    const { shown: planted } = await reviewed(linked(evil), null)
    expect(planted?.stage).toBe('review')
    const { world, page } = await reviewed(linked(sale), asked(honestNode))
    world.put({ ...planted!, madeAt: 42 })
    // Its sheet was shown, and its button pressed.
    confirm('r1', planted?.tx?.txID ?? '', page)
    await world.until(drive('r1', page))
    expect(page.get('r1')).toMatchObject({ stage: 'refused', note: { code: 'NOT_MADE' } })
    expect(world.requested).toEqual([])
  })

  test('a node that fell silent leaves the sheet as it is', async () => {
    let silence = (): void => {}
    const { world, end } = await attempt(linked(sale), {
      ...asked((one) => {
        honestNode(one)
        silence = () => {
          one.isMade = () => Promise.reject(new NodeFailure('no answer'))
        }
      }),
      stored: (run) => {
        silence()
        return run
      },
    })
    expect(end).toMatchObject({ stage: 'review', note: { code: 'NODE_SILENT' } })
    expect(world.requested).toEqual([])
  })
})

describe('an approval of what the factory made', () => {
  const approve = action({
    path: '/tessera/test/approve',
    summary: 'An order',
    access: 'session',
    kind: 'test.approve',
    contract: 'Coin',
    method: 'approve(address spender, uint256 value)',
    input: { sale: addressField, amount: amountField },
  })
  const view = {
    title: t.any,
    question: () => '',
    picture: () => null,
    goesTo: t.any,
    made: ({ sale: spender = '' }: { sale?: string }) => spender,
    meaning: { spender: t.any, value: t.any },
    fixed: ({ sale: spender, amount }: { sale?: string; amount?: string }) => ({
      spender: spender ?? null,
      value: amount ?? null,
    }),
    fallback: 'Approve failed',
    summary: () => [],
    done: t.any,
    next: () => [],
    invalidates: [],
  } as const
  const approving = review(approve, { ...view, madeBy: 'Factory' })
  const coin = parseAddress('TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf')
  /** What is asked for one spender, and ordered for this one. */
  const ordered = (spender: string, to: string = spender): Honest => ({
    flow: approving,
    subject: { sale: spender, amount: '5' },
    call: {
      contract: coin,
      selector: 'approve(address,uint256)',
      args: [to, '5'],
      callValue: '0',
      feeLimit: '6500000',
    },
    contracts: { ...contracts, Coin: coin },
  })

  test('is signed', async () => {
    const { shown, end } = await attempt(ordered(sale), asked(honestNode))
    expect(shown).toMatchObject({ stage: 'review', madeAt: 42 })
    expect(end?.stage).toBe('done')
  })

  test('is not of what it did not make', async () => {
    const { world, end } = await attempt(ordered(evil), asked(honestNode))
    expect(end).toMatchObject(refused('NOT_MADE'))
    expect(world.requested).toEqual([])
  })

  test('is of nobody where no maker is declared', async () => {
    const { world, end } = await attempt(
      { ...ordered(sale), flow: review(approve, view) },
      asked(honestNode),
    )
    expect(end).toMatchObject({ stage: 'refused', note: { code: 'TAMPERED' } })
    expect(world.requested).toEqual([])
  })

  test('is not of another spender, which only the server vouches for', async () => {
    const { world, end } = await attempt(ordered(sale, evil), asked(honestNode))
    expect(end).toMatchObject({ stage: 'refused', note: { code: 'TAMPERED' } })
    expect(world.requested).toEqual([])
  })
})
