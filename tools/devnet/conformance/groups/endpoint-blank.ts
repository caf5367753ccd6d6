/** Replies of endpoints to an empty request: no body, an empty object, no query. */
import { exactly } from '../match.ts'
import { type Row, rowsOf, source } from '../row.ts'
import { invalid, nothing } from './endpoint.ts'

const row = rowsOf('endpoint', source('PostParams, JsonFormat.merge, the servlet of each'))

/** Read into a message; nothing in it means nothing is found. */
const reads = [
  'getblockbyid',
  'getaccount',
  'getaccountnet',
  'getaccountbyid',
  'gettransactionbyid',
  'gettransactioninfobyid',
  'getcontract',
  'getcontractinfo',
  'getdelegatedresourcev2',
]

/** Numbers that a query must have, and a body need not. */
const numbered = ['getblockbylimitnext', 'getblockbylatestnum', 'gettransactioninfobyblocknum']
const paged = [
  'getpaginatedassetissuelist',
  'getpaginatedexchangelist',
  'getpaginatednowwitnesslist',
  'getpaginatedproposallist',
]
const countless = ['gettransactioncountbyblocknum', 'getproposalbyid', 'getexchangebyid']
const noNumber = { Error: /^class java\.lang\.NumberFormatException : / }
/** An id of no length is none. */
const noId = { Error: 'class java.lang.IllegalArgumentException : null' }
const noPointer = { Error: 'class java.lang.NullPointerException : null' }

/** What the owner that is not named is refused with. */
const builders: readonly (readonly [name: string, refusal: string])[] = [
  ['createtransaction', 'Invalid ownerAddress!'],
  ['createaccount', 'Invalid ownerAddress'],
  ['updateaccount', 'Invalid ownerAddress'],
  ['freezebalancev2', 'Invalid address'],
  ['unfreezebalancev2', 'Invalid address'],
  ['cancelallunfreezev2', 'Invalid address'],
  ['withdrawexpireunfreeze', 'Invalid address'],
  ['delegateresource', 'Invalid address'],
  ['undelegateresource', 'Invalid address'],
  ['accountpermissionupdate', 'invalidate ownerAddress'],
  ['updatesetting', 'Invalid address'],
  ['updateenergylimit', 'Invalid address'],
  ['clearabi', 'Invalid address'],
  ['createwitness', 'Invalid address'],
  ['updatewitness', 'Invalid address'],
  ['votewitnessaccount', 'Invalid address'],
  ['withdrawbalance', 'Invalid address'],
  ['updateBrokerage', 'Invalid ownerAddress'],
]

const noObject = {
  Error: 'class org.tron.core.services.http.JsonFormat$ParseException : 1:1: Expected "{".',
}

const bodiless = (name: string, answer: unknown = noObject): Row =>
  row(`/wallet/${name} without a body`, 'is no object', answer, async (bench) => {
    return (await bench.post(`/wallet/${name}`, '')).json
  })

const empty = (name: string, answer: unknown): Row =>
  row(`/wallet/${name} of an empty object`, 'names nothing', answer, async (bench) => {
    return (await bench.post(`/wallet/${name}`, {})).json
  })

const queryless = (name: string, answer: unknown = nothing): Row =>
  row(`/wallet/${name} without a query`, 'names nothing', answer, async (bench) => {
    return (await bench.get(`/wallet/${name}`)).json
  })

/** Servlets without a doGet, which the container refuses. */
const refusing = [
  'createaccount',
  'cancelallunfreezev2',
  'delegateresource',
  'freezebalance',
  'freezebalancev2',
  'exchangecreate',
  'exchangeinject',
  'exchangetransaction',
  'exchangewithdraw',
  'updateBrokerage',
  'broadcasttransaction',
  'broadcasthex',
  'getaccountbalance',
  'getblockbalance',
]

/** A GET of what only takes a POST, with a doGet that does nothing. */
const posted = [
  ...builders.map(([name]) => name).filter((name) => !refusing.includes(name)),
  'deploycontract',
  'getsignweight',
  'getapprovedlist',
  'triggersmartcontract',
  'triggerconstantcontract',
  'estimateenergy',
]

/** Lists of what this network has none of, and a private one neither. */
const lists: readonly (readonly [name: string, ask: Record<string, unknown>])[] = [
  ['getassetissuelist', {}],
  ['getpaginatedassetissuelist', { offset: 0, limit: 10 }],
  ['getassetissuebyaccount', { address: `41${'9e'.repeat(20)}` }],
  ['getassetissuelistbyname', { value: '6162' }],
  ['listproposals', {}],
  ['getpaginatedproposallist', { offset: 0, limit: 10 }],
  ['listexchanges', {}],
  ['getpaginatedexchangelist', { offset: 0, limit: 10 }],
]

export const blankRows: readonly Row[] = [
  ...reads.flatMap((name) => [bodiless(name), empty(name, nothing), queryless(name)]),
  ...numbered.flatMap((name) => [bodiless(name), empty(name, nothing), queryless(name, noNumber)]),
  ...[...paged, ...countless].map((name) => queryless(name, noNumber)),
  bodiless('gettransactionfrompending'),
  empty('gettransactionfrompending', noId),
  queryless('gettransactionfrompending', noId),
  bodiless('getaccountresource', noPointer),
  empty('getaccountresource', nothing),
  queryless('getaccountresource'),
  queryless('validateaddress', exactly({ result: false })),
  ...refusing.map((name) =>
    row(`/wallet/${name} by GET`, 'is not supported', 405, async (bench) => {
      return (await bench.get(`/wallet/${name}`)).status
    }),
  ),
  ...builders.flatMap(([name, refusal]) => [bodiless(name), empty(name, invalid(refusal))]),
  ...posted.map((name) =>
    row(`/wallet/${name} by GET`, 'is an empty page', { status: 200, text: '' }, async (bench) => {
      const { status, text } = await bench.get(`/wallet/${name}`)
      return { status, text: text.trim() }
    }),
  ),
  ...lists.map(([name, ask]) =>
    row(
      `/wallet/${name} where there are none`,
      'is an empty object',
      exactly({}),
      async (bench) => (await bench.post(`/wallet/${name}`, ask)).json,
      ['demo'],
    ),
  ),
]
