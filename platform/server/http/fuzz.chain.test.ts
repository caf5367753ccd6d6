import { randomUUID } from 'node:crypto'

import { Client } from '#apps/journeys/client.ts'
import { endpoints, standingDoor } from '#apps/journeys/door.ts'
import { type Stack, startStack } from '#apps/journeys/stack.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import { acceptLanguage } from '#platform/std/text.ts'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { plain } from '#features/account/server/pictures/testPictures.ts'
import { undeclaredIn } from './testDeclared.ts'
import { dumpTables } from '#platform/server/database/testDump.ts'
import { type Known, formsOf } from './testForms.ts'
import { keepSessions } from './testSessions.ts'
import { countWrites } from '#platform/server/database/testWrites.ts'

/**
 * Anything that can be sent to any endpoint, from its declaration: never a failure of ours, always
 * answered as declared, and what is refused has changed nothing. A failing case prints its seed;
 * FUZZ_SEED runs it again, FUZZ_CASES sets how many an endpoint gets.
 */
const numRuns = Number(process.env['FUZZ_CASES'] ?? 500)
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)

let stack: Stack
let http: FastifyInstance
let writes: () => Promise<number>
const tokens: Record<string, string> = { none: '', unknown: 'ab'.repeat(32) }
let known: Known
let signInAgain: () => Promise<unknown>

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  const clients = ['alice', 'bob', 'heidi'].map((name) => new Client(stack, name))
  for (const client of clients) await client.signIn()
  known = await whatIsThere(clients)
  for (const [i, name] of ['alice', 'bob', 'newcomer'].entries()) tokens[name] = clients[i]!.token
  http = await standingDoor(stack)
  signInAgain = await keepSessions(stack.server.app.db)
  writes = await countWrites(stack.server.app.db)
})
beforeEach(() => signInAgain())
afterAll(async () => {
  await http?.close()
  await stack?.close()
})

const buy = '/deposit/aon/buyProductFirstPay'
const stake = '/swapnft/ido/openPledge'
const unstake = '/swapnft/ido/closePledge'
const leave = '/tessera/nft/exit'
const claim = '/deposit/mucnft-pledge/click'

/** Addresses, cards, hashes, orders, nonces and signatures of two who know each other and of a newcomer. */
async function whatIsThere(clients: readonly Client[]): Promise<Known> {
  const { net, deployment } = stack.world
  const requestIds: string[] = []
  const orderIds: string[] = []
  const signedIn: Record<string, string>[] = []
  const tokenIds: string[] = []
  const boxIds = await boxesToName()
  // Half a year on, every stake so far is over; what is staked from here on runs.
  await net.travel(181 * 86_400)
  await net.mine()
  await stack.server.indexer.catchUp()
  await prepareMarket()
  for (const client of clients) {
    const { address } = client
    const order = async (path: string, form: Record<string, string>) => {
      const requestId = randomUUID()
      const { data } = await client.post(path, { requestId, ...form })
      if (data === null) return
      requestIds.push(requestId)
      orderIds.push(data.orderId)
    }
    const { data } = await client.post('/swapnft/aon/ownCardPage')
    for (const { tokenId } of data.list as { tokenId: number }[]) {
      tokenIds.push(String(tokenId))
      await order(`${stake}Before`, { tokenId: String(tokenId), time: '2592000' })
      await order(`${unstake}Before`, { tokenId: String(tokenId) })
      await order(`${leave}Before`, { tokenId: String(tokenId) })
    }
    await order(claim, {})
    for (const level of ['1', '2']) await order(`${buy}Before`, { level })
    for (let n = 0; n < 3; n++) {
      const asked = await client.post('/deposit/project/getChainSignNonce', { address })
      const { nonce, message } = asked.data
      const signature = client.wallet.trx.signMessageV2(message)
      signedIn.push({ address, nonce, message, signature })
    }
  }
  const mined = await stack.server.app.db.selectFrom('chainTransactions').select('hash').execute()
  const column = (name: string) => signedIn.map((form) => form[name]!)
  return {
    address: [
      ...net.accounts.map(({ address }) => address),
      ...Object.values(deployment.contracts).map(({ address }) => address),
    ],
    txHash: [...mined.map(({ hash }) => hash), ...['ab', 'cd', 'ef'].map((two) => two.repeat(32))],
    uuid: orderIds,
    integer: [1, 2, 7, 30],
    file: await picturesToSend(),
    amount: ['0', '1', '9999', '10000', '100000000', '1000000000'],
    byName: {
      requestId: requestIds.slice(0, 2).flatMap((one) => [one, randomUUID()]),
      level: ['0', '1', '2', '3', '4', '5', '6'],
      time: ['604800', '2592000', '7776000', '15552000'],
      pageNum: ['1', '2', '3'],
      pageSize: ['1', '20', '100'],
      tokenId: tokenIds,
      tokenIds: [...tokenIds, tokenIds.join(','), '7001,7001', '9999999999'],
      // Listings and frozen sales count from 1 for each card, offers over all.
      number: ['1', '2', '3', '4'],
      coin: ['TRX', 'USDT', 'TES'],
      // Bob has the first two boxes of series 1, Alice buys of it, and reserves of series 2.
      seriesId: ['1', '2', '3', '4', '5'],
      num: ['1', '2', '20', '21'],
      boxIds: [...boxIds, boxIds.slice(0, 2).join(','), boxIds.join(','), '1'],
      boxId: boxIds,
      drawId: [...boxIds, '1'],
      seed: [`0x${'5e'.repeat(32)}`],
      nonce: column('nonce'),
      message: column('message'),
      signature: column('signature'),
    },
    forms: { '/deposit/bttk/enter': signedIn },
  }
}

/** One of each kind, and one with a script behind it. */
async function picturesToSend(): Promise<string[]> {
  const made = await Promise.all((['jpeg', 'png', 'webp'] as const).map((kind) => plain(kind)))
  const texts = made.map((bytes) => bytes.toString('latin1'))
  return [...texts, `${texts[0]}<script>alert(1)</script>`]
}

/** Numbers of boxes of two series, which are numbers of requests too. */
async function boxesToName(): Promise<string[]> {
  const { world, server } = stack
  for (const [name, series] of [
    ['buy', 1n],
    ['reserve', 2n],
  ] as const) {
    const price = await world.read<bigint>('BlindBoxes', 'priceOf', [series])
    await world.send('alice', 'BlindBoxes', name, [series, 2n], 2n * price)
  }
  await server.indexer.catchUp()
  return [1, 2].flatMap((series) => [1, 2, 3, 4, 5].map((n) => String(series * 2 ** 32 + n)))
}

/** Bob sells a card, alice offers for any of its level, and both may pay in USDT. */
async function prepareMarket(): Promise<void> {
  const { world, server } = stack
  const market = world.hex('CardMarket')
  const coin = `0x${'0'.repeat(40)}`
  const expiry = BigInt(server.app.clock.now() + 30 * 86_400)
  for (const name of ['alice', 'bob']) {
    await world.send(name, 'Cards', 'setApprovalForAll', [market, true])
    await world.send(name, 'Usdt', 'approve', [market, 500_000_000n])
  }
  const price = 100_000_000n
  await world.send('bob', 'CardMarket', 'listForSale', [2n, coin, price, expiry])
  await world.send('alice', 'CardMarket', 'offerOnLevel', [1n, coin, price, expiry], price)
  await server.indexer.catchUp()
}

interface Sent {
  readonly who: string
  readonly language: string
  readonly contentType: string
  readonly body: string | Buffer
}

const urlencoded = 'application/x-www-form-urlencoded'

/** Each field as a file of some name and type, or as a text; a character of a value is a byte. */
const parts = (fields: [string, string][]): string =>
  [
    ...fields.map(([name, value], n) =>
      [
        '--x\r\ncontent-disposition: form-data; name="',
        name.replaceAll(/["\r\n]/g, encodeURIComponent),
        n % 3 === 2 ? '"' : '"; filename="../x.html"\r\ncontent-type: text/html',
        `\r\n\r\n${value}\r\n`,
      ].join(''),
    ),
    '--x--\r\n',
  ].join('')

/** Of a call that takes files: its parts, doubled, cut, without an end; as something else at times. */
const sentWithFiles = (endpoint: Endpoint): fc.Arbitrary<Sent> => {
  const form = formsOf(endpoint, known).map(parts)
  const body = fc.oneof(
    { weight: 16, arbitrary: form },
    { weight: 1, arbitrary: form.map((text) => `${text}${text}`) },
    { weight: 1, arbitrary: form.map((text) => text.slice(0, -7)) },
    { weight: 1, arbitrary: form.map((text) => text.replaceAll('\r\n', '\n')) },
    { weight: 1, arbitrary: form.map((text) => `${'--x\r\n'.repeat(500)}${text}`) },
    { weight: 1, arbitrary: form.map((text) => text.replaceAll('form-data', 'attachment')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  )
  const contentType = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom('multipart/form-data; boundary=x') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('multipart/form-data', 'multipart/mixed; boundary=x', urlencoded),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'multipart/form-data; boundary=""',
        'image/png',
        'application/json',
      ),
    },
  )
  return fc.record({ who, language, contentType, body: body.map(bytesOf) })
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')

const who = fc.constantFrom('alice', 'alice', 'alice', 'bob', 'newcomer', 'none', 'unknown')
const language = fc.constantFrom(acceptLanguage.en, acceptLanguage.tc, '', '*;q=9,,;', 'xx')

/** The same fields as a form, doubled, cut, with bytes that are no text; as something else at times. */
const sentTo = (endpoint: Endpoint): fc.Arbitrary<Sent> => {
  if (endpoint.filesOf !== undefined) return sentWithFiles(endpoint)
  const form = formsOf(endpoint, known).map((fields) => new URLSearchParams(fields).toString())
  const body = fc.oneof(
    { weight: 16, arbitrary: form },
    { weight: 1, arbitrary: form.map((text) => `${text}&${text}`) },
    { weight: 1, arbitrary: form.map((text) => text.replaceAll('=', '=%FF%00%E7')) },
    { weight: 1, arbitrary: form.map((text) => text.replaceAll('&', '&&;=&')) },
    { weight: 1, arbitrary: form.map((text) => `${text}${'&a[b]'.repeat(500)}=1`) },
    { weight: 1, arbitrary: form.map((text) => text.replaceAll('=', '[]=')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  )
  const contentType = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(urlencoded, `${urlencoded}; charset=utf-8`) },
    { weight: 1, arbitrary: fc.constantFrom('application/json', 'text/plain', 'nonsense', '*/*') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(`${urlencoded}; charset=utf-16`, 'multipart/form-data'),
    },
  )
  return fc.record({ who, language, contentType, body })
}

test.each(endpoints.map((one) => [one.path, one] as const))(
  `%s answers ${numRuns} cases as it declares`,
  async (path, endpoint) => {
    const before = await dumpTables(stack.server.app.db)
    const atFirst = await writes()
    let written = atFirst
    await fc.assert(
      fc.asyncProperty(sentTo(endpoint), async ({ who, language, contentType, body }) => {
        const headers = {
          'content-type': contentType,
          'accept-language': language,
          token: tokens[who]!,
        }
        const reply = await http.inject({ method: 'POST', url: path, headers, payload: body })
        const answer = reply.json<{ code: string }>()
        expect(undeclaredIn(endpoint, reply.statusCode, answer)).toEqual([])
        const refused = answer.code !== 'OK'
        expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
        expect(reply.headers['cache-control']).toBe('no-store')
        const nobody = who === 'none' || who === 'unknown'
        expect(refused || endpoint.access === 'public' || !nobody).toBe(true)
        const now = await writes()
        expect(refused ? now - written : 0).toBe(0)
        written = now
      }),
      { numRuns, seed },
    )
    // The counter is believed only as far as the rows themselves agree.
    const after = written === atFirst ? await dumpTables(stack.server.app.db) : before
    expect(after).toEqual(before)
  },
  600_000,
)
