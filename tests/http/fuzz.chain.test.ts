import { seed, sized } from '#platform/std/testing/campaign.ts'
import { Client } from '#tests/journeys/client.ts'
import { standingGateway } from '#tests/journeys/gateway.ts'
import { knownOrders } from '#tests/journeys/knownOrders.ts'
import { knownThings } from '#tests/journeys/knownThings.ts'
import { prepareThings } from '#tests/journeys/preparedThings.ts'
import type { Things } from '#tests/journeys/rightForms.ts'
import { addressFor } from '#tests/journeys/sentForm.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import type { BoundEndpoint } from '#platform/server/bind.ts'
import type { OrderRow } from '#platform/server/database/db.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import { acceptLanguage } from '#platform/std/text.ts'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { unprepared } from './access.ts'
import { undeclaredIn } from './declared.ts'
import { dumpTables } from '#platform/server/database/testing/dump.ts'
import { type Known, formsOf } from './forms.ts'
import { keepSessions } from './sessions.ts'
import { countWrites } from '#platform/server/database/testing/writes.ts'

/**
 * Anything that can be sent to any endpoint, from its declaration: never a failure of ours, always
 * answered as declared, and what is refused has changed nothing. A failing case prints its seed;
 * SEED runs it again.
 */
const numRuns = sized(50, 500)

let stack: Stack
let http: FastifyInstance
let writes: () => Promise<number>
const tokens: Record<string, string> = { none: '', unknown: 'ab'.repeat(32) }
let known: Known
let things: Things
let bob: string
let prepared: readonly OrderRow[]
let signInAgain: () => Promise<unknown>

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  const clients = ['alice', 'bob', 'heidi'].map((name) => new Client(stack, name))
  for (const client of clients) await client.signIn()
  things = await prepareThings(stack, clients[0]!)
  known = await knownThings(stack, clients, things)
  prepared = await stack.server.app.db.selectFrom('orders').selectAll().execute()
  bob = clients[1]!.address
  for (const [i, name] of ['alice', 'bob', 'newcomer'].entries()) tokens[name] = clients[i]!.token
  http = await standingGateway(stack)
  signInAgain = await keepSessions(stack.server.app.db)
  writes = await countWrites(stack.server.app.db)
  // What is open for minutes is open for all cases.
  const { clock } = stack.server.app
  vi.spyOn(clock, 'now').mockReturnValue(clock.now())
})
beforeEach(() => signInAgain())
afterAll(async () => {
  await http?.close()
  await stack?.close()
})

interface Sent {
  /** Of a GET: it has no body. */
  readonly url?: string
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
const sentWithFiles = (endpoint: Endpoint, known: Known): fc.Arbitrary<Sent> => {
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

/** Fields in path and query, also without those of the path, twice, and with escapes that are none. */
function sentInAddress(endpoint: Endpoint, known: Known): fc.Arbitrary<Sent> {
  const right = formsOf(endpoint, known).map((fields) => addressFor(endpoint.path, fields))
  const url = fc.oneof(
    { weight: 16, arbitrary: right },
    { weight: 1, arbitrary: right.map((text) => `${text}?${'a[b]&'.repeat(500)}`) },
    { weight: 1, arbitrary: right.map((text) => text.replace('?', '%FF%00%E7?')) },
  )
  const contentType = fc.constantFrom(urlencoded, 'nonsense')
  return fc.record({ who, language, contentType, body: fc.constant(''), url })
}

/** The same fields as a form, doubled, cut, with bytes that are no text; as something else at times. */
const sentTo = (endpoint: Endpoint, known: Known): fc.Arbitrary<Sent> => {
  if (endpoint.filesOf !== undefined) return sentWithFiles(endpoint, known)
  if (endpoint.method === 'GET') return sentInAddress(endpoint, known)
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

/** Adds what one endpoint may be called for, and nothing that an earlier one left. */
async function orderAnew(bound: BoundEndpoint): Promise<Known> {
  const { db } = stack.server.app
  const there = await knownOrders(stack, bound, things, known, { prepared, other: bob })
  await db.deleteFrom('orders').execute()
  await db.insertInto('orders').values(there.rows).execute()
  return there.known
}

/** The calls of which no case succeeds. */
const neverWell = Object.keys(unprepared).filter((path) => unprepared[path] === 'always')

const bounds = features.flatMap((feature) => feature.endpoints)
test.each(bounds.map((bound) => [bound.endpoint.path, bound] as const))(
  `%s answers ${numRuns} cases as it declares`,
  async (path, bound) => {
    const { endpoint } = bound
    const own = await orderAnew(bound)
    const before = await dumpTables(stack.server.app.db)
    const atFirst = await writes()
    let written = atFirst
    let answeredWell = 0
    await fc.assert(
      fc.asyncProperty(sentTo(endpoint, own), async (sent) => {
        const { who, language, contentType, body, url = path } = sent
        const headers = {
          'content-type': contentType,
          'accept-language': language,
          token: tokens[who]!,
        }
        const { method } = endpoint
        const payload = method === 'GET' ? {} : { payload: body }
        const reply = await http.inject({ method, url, headers, ...payload })
        const answer = reply.json<{ code: string }>()
        expect(undeclaredIn(endpoint, reply.statusCode, answer)).toEqual([])
        const refused = answer.code !== 'OK'
        if (!refused) answeredWell++
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
    if (unprepared[path] === 'mostly') return
    expect(answeredWell > 0, 'a case is answered well').toBe(!neverWell.includes(path))
  },
  600_000,
)
