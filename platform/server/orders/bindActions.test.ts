import type { Call } from '#platform/server/call.ts'
import { type ArgsOf, action, parametersOf } from '#platform/std/action.ts'
import { oneOf } from '#platform/std/actionForms.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { failures } from '#platform/std/failure.ts'
import { addressField, amount, amountField, intField, numbersField } from '#platform/std/fields.ts'
import { parseAbi } from 'viem'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'

import { type Propose, bindActions, signedCall } from './bindActions.ts'
import type { OrderRequest, ProposedCall } from './orders.ts'

const open = {
  access: 'session',
  contract: 'Safe',
  summary: 'An order',
  reasons: { 'Not yours': '不是您的' },
} as const

const actions = {
  /** One path with a list and a number that has to be there. */
  claim: action({
    ...open,
    path: '/tessera/safe/claim',
    kind: 'safe.claim',
    method: 'claim(uint256[] ids, address to, uint256 least)',
    input: {
      ids: z.optional(numbersField(15)),
      to: addressField,
      least: z._default(z.optional(amountField), 0n),
    },
  }),
  /** A pair whose reply has more than the ticket. */
  quoted: action({
    ...open,
    path: { before: '/tessera/safe/quotedBefore', after: '/tessera/safe/quotedAfter' },
    kind: 'safe.quoted',
    method: 'pay(uint256 id)',
    input: { id: intField(1, 9) },
    reply: { fee: amount },
  }),
  /** No order is opened. */
  close: action({
    ...open,
    path: { before: '/tessera/safe/closeBefore', after: '/tessera/safe/closeAfter' },
    kind: 'safe.close',
    method: 'close()',
    pays: 'atMostShown',
  }),
  /** Contract and method by the subject. */
  move: action({
    ...open,
    path: { before: '/tessera/safe/moveBefore', after: '/tessera/safe/moveAfter' },
    kind: 'safe.move',
    contract: ({ to }) => to ?? 'Other',
    method: ({ id }) => (id === undefined ? 'moveAll(address to)' : 'move(uint256 id)'),
    input: { id: z.optional(intField(1, 9)), to: z.optional(addressField) },
  }),
}

const operate = { ...open, path: '/tessera/safe/operate' } as const
const operations = oneOf('action', {
  sell: action({
    ...operate,
    kind: 'safe.sell',
    method: 'sell(uint256 id, uint256 price)',
    input: {
      id: z.optional(intField(1, 9)),
      price: amountField,
      days: z._default(intField(1, 9), 3),
    },
    failures: [failures.NOT_FOUND],
  }),
  stop: action({
    ...operate,
    kind: 'safe.stop',
    method: 'stop(uint256 id)',
    input: { id: intField(1, 9) },
    failures: [failures.NOT_YOURS, failures.NOT_FOUND],
  }),
  stopAll: action({ ...operate, kind: 'safe.stopAll', method: 'stopAll()' }),
})

const abi = parseAbi([
  'error Empty(address account)',
  'function claim(uint256[] ids, address to, uint256 least)',
  'function pay(uint256 id)',
  'function close() payable',
  'function move(uint256 id)',
  'function moveAll(address to)',
  'function sell(uint256 id, uint256 price)',
  'function stop(uint256 id)',
  'function stopAll()',
])
const otherAbi = parseAbi(['error Other()', 'function claim(uint256[] numbers)'])

const claim: Propose<typeof actions.claim> = async ({ ids, to, least }) => {
  expectTypeOf(ids).toEqualTypeOf<number[] | undefined>()
  expectTypeOf(to).toEqualTypeOf<Address>()
  return { args: { ids: (ids ?? []).map(BigInt), to, least } }
}
const quoted: Propose<typeof actions.quoted> = async ({ id }) => ({ args: { id: BigInt(id) } })
const close: Propose<typeof actions.close> = async () => ({ callValue: 5n })
const move: Propose<typeof actions.move> = async ({ id, to = zeroAddress }) =>
  id === undefined ? { args: { to } } : { args: { id: BigInt(id) } }
const rules = {
  claim,
  quoted: { propose: quoted, reply: async () => ({ fee: '7' }) },
  close,
  move,
}
const sell: Propose<typeof operations.sell> = async ({ action: name, id, price }) => {
  expectTypeOf(name).toEqualTypeOf<'sell'>()
  return { args: { id: BigInt(id ?? 0), price } }
}
const stop: Propose<typeof operations.stop> = async ({ id }) => ({ args: { id: BigInt(id) } })
const operating = { sell, stop, stopAll: async () => ({}) }
const bound = [
  ...bindActions(actions, rules, otherAbi, abi),
  ...bindActions(operations, operating, abi),
]

/** Calls an endpoint by its path; returns its reply, and its calls of the orders. */
async function post(path: string, input: object) {
  const requests: OrderRequest[] = []
  const proposals: ProposedCall[] = []
  const hints: object[] = []
  const orders = {
    async before(_: Call, request: OrderRequest) {
      requests.push(request)
      proposals.push(await request.propose())
      return { orderId: 'o' }
    },
    async after(_: Call, hint: object) {
      hints.push(hint)
      return { orderId: 'o', state: 'sent' }
    },
  }
  const call = { app: { orders }, locale: 'en' } as unknown as Call
  const one = bound.find(({ endpoint }) => endpoint.path === path)
  const parsed = one?.endpoint.input.parse(input) as object
  const reply = await one?.handler(parsed, call)
  return { reply, hints, request: requests[0], proposal: proposals[0] }
}

const requestId = '01234567-89ab-cdef-0123-456789abcdef'
const txHash = 'ab'.repeat(32)

test('a pair has two endpoints, one path one', () => {
  expect(bound.map(({ endpoint: { path, access } }) => `${path} ${access}`)).toEqual([
    '/tessera/safe/claim session',
    '/tessera/safe/quotedBefore session',
    '/tessera/safe/quotedAfter session',
    '/tessera/safe/closeBefore session',
    '/tessera/safe/closeAfter session',
    '/tessera/safe/moveBefore session',
    '/tessera/safe/moveAfter session',
    '/tessera/safe/operate session',
  ])
})

test('the subject is of the fields that are there, and the call has its arguments in their order', async () => {
  const named = await post('/tessera/safe/claim', { requestId, to: zeroAddress, ids: '3,1,3' })
  expect(named.request).toMatchObject({
    kind: 'safe.claim',
    requestId,
    subject: { ids: '3,1', to: zeroAddress, least: '0' },
  })
  expect(named.proposal).toMatchObject({
    contract: 'Safe',
    reasons: { 'Not yours': '不是您的' },
    functionName: 'claim',
    args: [[3n, 1n], zeroAddress, 0n],
  })
  // No other method, and the errors of the contract that has it.
  expect(named.proposal?.abi.map((item) => 'name' in item && item.name)).toEqual(['Empty', 'claim'])
  const all = await post('/tessera/safe/claim', { requestId, to: zeroAddress })
  expect(all.request?.subject).toEqual({ to: zeroAddress, least: '0' })
})

test('one path takes both halves, and misses what an order needs', async () => {
  const orderId = requestId
  const { hints } = await post('/tessera/safe/claim', { orderId, txHash })
  expect(hints).toEqual([{ kind: 'safe.claim', orderId, txHash }])
  for (const [form, field] of [
    [{ requestId }, 'to'],
    [{}, 'requestId'],
    [{ orderId }, 'txHash'],
  ] as const) {
    await expect(post('/tessera/safe/claim', form)).rejects.toMatchObject({ field })
  }
})

test('a reply has what its action adds to the ticket; a hash is submitted under the kind', async () => {
  const { reply, hints } = await post('/tessera/safe/quotedBefore', { requestId, id: '4' })
  expect(reply).toEqual({ orderId: 'o', fee: '7' })
  expect(hints).toEqual([])
  const after = await post('/tessera/safe/quotedAfter', { orderId: requestId, txHash })
  expect(after.hints).toEqual([{ kind: 'safe.quoted', orderId: requestId, txHash }])
})

test('what is sent along goes with a call without arguments', async () => {
  const { proposal, request } = await post('/tessera/safe/closeBefore', { requestId })
  expect(request?.subject).toEqual({})
  expect(proposal).toMatchObject({ functionName: 'close', args: [], callValue: 5n })
})

test('contract and method are those of the subject', async () => {
  const one = await post('/tessera/safe/moveBefore', { requestId, id: '4' })
  expect(one.proposal).toMatchObject({ contract: 'Other', functionName: 'move', args: [4n] })
  const all = await post('/tessera/safe/moveBefore', { requestId, to: zeroAddress })
  expect(all.proposal).toMatchObject({ at: zeroAddress, functionName: 'moveAll' })
})

test('one path takes the orders of several actions, each by its name', async () => {
  const path = '/tessera/safe/operate'
  const sold = await post(path, { requestId, action: 'sell', price: '70' })
  expect(sold.request).toMatchObject({
    kind: 'safe.sell',
    subject: { action: 'sell', price: '70', days: '3' },
  })
  expect(sold.proposal).toMatchObject({ functionName: 'sell', args: [0n, 70n] })
  const stopped = await post(path, { requestId, action: 'stop', id: '4', price: '70' })
  // What belongs to another of them is not of this one's subject.
  expect(stopped.request?.subject).toEqual({ action: 'stop', id: '4' })
  expect((await post(path, { requestId, action: 'stopAll' })).request?.kind).toBe('safe.stopAll')
  const { hints } = await post(path, { orderId: requestId, txHash })
  const kind = ['safe.sell', 'safe.stop', 'safe.stopAll']
  expect(hints).toEqual([{ kind, orderId: requestId, txHash }])
  for (const [form, field] of [
    [{ requestId }, 'action'],
    [{ requestId, action: 'stop' }, 'id'],
    [{ action: 'stop', id: '4' }, 'requestId'],
  ] as const) {
    await expect(post(path, form)).rejects.toMatchObject({ field })
  }
  const { endpoint } = bound.at(-1)!
  expect(endpoint.failures).toEqual([failures.NOT_FOUND, failures.NOT_YOURS])
  const { properties = {}, required } = z.toJSONSchema(endpoint.input, { io: 'input' })
  expect(Object.keys(properties).toSorted()).toEqual([
    'action',
    'days',
    'id',
    'orderId',
    'price',
    'requestId',
    'txHash',
  ])
  expect([properties['action'], required]).toMatchObject([
    { enum: ['sell', 'stop', 'stopAll'] },
    undefined,
  ])
  // What the web sends is exact.
  const { before } = operations.stop
  expect(before.input.safeParse({ requestId, id: '4' }).success).toBe(false)
  expect(before.input.safeParse({ requestId, id: '4', action: 'stop' }).success).toBe(true)
})

test('a call that was ordered elsewhere is made as it is declared', () => {
  const signed = { contract: 'Safe', method: 'pay(uint256 id)', reasons: { No: '否' } } as const
  expect(signedCall(signed, { id: 4n }, otherAbi, abi)).toMatchObject({
    contract: 'Safe',
    functionName: 'pay',
    args: [4n],
    reasons: { No: '否' },
  })
  expect(() => signedCall(signed, { id: 4n }, otherAbi)).toThrow('no ABI has pay(')
})

test('an action may have another path that takes its hash', async () => {
  const issue = action({
    ...open,
    path: '/tessera/safe/issue',
    alsoAfter: '/tessera/safe/issued',
    kind: 'safe.issue',
    method: 'pay(uint256 id)',
    input: { id: intField(1, 9) },
  })
  const both = bindActions({ issue }, { issue: async () => ({ args: { id: 1n } }) }, abi)
  const orders = { after: async (_: Call, hint: object) => hint }
  const call = { app: { orders }, locale: 'en' } as unknown as Call
  const hash = { orderId: requestId, txHash }
  expect(both[1]?.endpoint.path).toBe('/tessera/safe/issued')
  expect(both[1]?.endpoint.input.safeParse({ requestId, id: '4' }).success).toBe(false)
  expect(await both[1]?.handler(hash, call)).toEqual({ kind: 'safe.issue', ...hash })
})

test('a method that no ABI has, and arguments of another method, are refused', async () => {
  expect(() => bindActions(actions, rules, otherAbi)).toThrow('no ABI has claim(')
  const other = bindActions(
    { move: actions.move },
    { move: async () => ({ args: { id: 4n } }) },
    abi,
  )
  const orders = { before: async (_: Call, request: OrderRequest) => request.propose() }
  const call = { app: { orders } } as unknown as Call
  await expect(other[0]?.handler({ requestId }, call)).rejects.toThrow('what is to?')
  const more = bindActions(
    { quoted: actions.quoted },
    {
      quoted: {
        propose: async () => ({ args: { id: 1n, fee: 1n } }),
        reply: async () => ({ fee: '' }),
      },
    },
    abi,
  )
  await expect(more[0]?.handler({ requestId, id: 4 }, call)).rejects.toThrow('what is fee?')
})

test('parameters are read from the text of a method', () => {
  expect(parametersOf('open(uint256[] boxIds, bytes32 seed)')).toEqual([
    { type: 'uint256[]', name: 'boxIds' },
    { type: 'bytes32', name: 'seed' },
  ])
  expect(parametersOf('close()')).toEqual([])
})

/** What does not compile: an error that goes missing is one too. */
export const refusedByTypes = () => {
  expectTypeOf<
    ArgsOf<'f(uint8 a, uint256[][] b, address[] c, bytes32 d, bool e)'>
  >().toEqualTypeOf<{
    readonly a: bigint
    readonly b: readonly (readonly bigint[])[]
    readonly c: readonly Address[]
    readonly d: string
    readonly e: boolean
  }>()
  // @ts-expect-error a number is no argument
  const number: Propose<typeof actions.quoted> = async ({ id }) => ({ args: { id } })
  // @ts-expect-error the argument is missing
  const missing: Propose<typeof actions.quoted> = async () => ({ args: {} })
  // @ts-expect-error all arguments are missing
  const none: Propose<typeof actions.quoted> = async () => ({})
  // @ts-expect-error another name
  const misnamed: Propose<typeof actions.quoted> = async () => ({ args: { di: 1n } })
  // @ts-expect-error close() takes nothing
  const closed: Propose<typeof actions.close> = async () => ({ args: { id: 1n } })
  // @ts-expect-error any text is no address
  const text: Propose<typeof actions.claim> = async () => ({
    args: { ids: [], to: 'T', least: 0n },
  })
  // @ts-expect-error there is no such field
  const field: Propose<typeof actions.quoted> = async ({ number: id }) => ({ args: { id } })
  // @ts-expect-error the argument of another method
  signedCall({ contract: 'Safe', method: 'pay(uint256 id)' }, { num: 1n }, abi)
  // @ts-expect-error a rule is missing
  bindActions(actions, { quoted: rules.quoted, close, move }, abi)
  // @ts-expect-error the reply is missing
  bindActions(actions, { ...rules, quoted }, abi)
  // @ts-expect-error the rule of another action
  bindActions(actions, { ...rules, close: quoted }, abi)
  // @ts-expect-error the name of another one of the path
  const other: Propose<typeof operations.stop> = async ({ action: name }: { action: 'sell' }) =>
    name
  // @ts-expect-error the rule of one of the path is missing
  bindActions(operations, { sell, stop }, abi)
  return [other, number, missing, none, misnamed, closed, text, field]
}
