/** Every path the node answers, as TronGrid does: full node, solidity node and events on one port. */
import { rpc } from '../jsonrpc/server.ts'
import { absentRoutes, missingBuilders } from './absent.ts'
import { accountRoutes, balanceRoutes, resourceRoutes } from './accounts.ts'
import { blockRoutes } from './blocks.ts'
import { broadcastRoutes } from './broadcast.ts'
import { buildRoutes } from './build.ts'
import type { Handler, Routes } from './call.ts'
import { constantRoutes, triggerRoutes } from './constant.ts'
import { contractRoutes } from './contracts.ts'
import { eventRoutes } from './events.ts'
import { fullNetworkRoutes, networkRoutes } from './network.ts'
import { approvalRoutes } from './approvals.ts'
import { stakeRoutes } from './stakes.ts'
import { pendingRoutes, transactionRoutes } from './transactions.ts'

/** Read under /wallet and, up to the solid head, under /walletsolidity. */
const both: Routes = {
  ...blockRoutes,
  ...accountRoutes,
  ...stakeRoutes,
  ...transactionRoutes,
  ...networkRoutes,
  ...absentRoutes,
}
const walletOnly: Routes = {
  ...resourceRoutes,
  ...contractRoutes,
  ...pendingRoutes,
  ...fullNetworkRoutes,
}
/** A GET has no answer here. */
const posted: Routes = {
  ...balanceRoutes,
  ...buildRoutes,
  ...missingBuilders,
  ...approvalRoutes,
  ...broadcastRoutes,
  ...triggerRoutes,
}

export interface Route {
  readonly kind: 'wallet' | 'events' | 'control' | 'rpc'
  readonly handler: Handler
  readonly path: readonly string[]
  readonly solid: boolean
  /** A GET is answered, gets an empty page, or is refused with 405. */
  readonly get: 'answered' | 'empty' | 'refused'
  /** A POST is read like a GET: its query counts, its body does not. */
  readonly queryOnly: boolean
  /** The endpoint ignores `int64_as_string`. */
  readonly plainNumbers: boolean
  /** A text is sent as it is. */
  readonly text?: boolean
}

const plainNumbers = new Set(['getnowblock', 'getnodeinfo'])

/** java-tron's servlets without a doGet. */
const refusingGet = new Set([
  'broadcasttransaction',
  'broadcasthex',
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
  'getaccountbalance',
  'getblockbalance',
  'jsonrpc',
])

/** java-tron's servlets whose doPost is their doGet. */
const readingQuery = new Set([
  'getnowblock',
  'getassetissuelist',
  'getbandwidthprices',
  'getburntrx',
  'getchainparameters',
  'getenergyprices',
  'getmemofee',
  'getnextmaintenancetime',
  'getnodeinfo',
  'getpendingsize',
  'listexchanges',
  'listnodes',
  'listproposals',
  'listwitnesses',
  'totaltransaction',
])

interface Adding {
  readonly kind?: Route['kind']
  readonly solid?: boolean
  /** Only a POST is answered. */
  readonly posted?: boolean
  readonly text?: boolean
}

function table(control: Routes, admin: Routes): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>()
  const add = (
    prefix: string,
    group: Routes,
    { kind = 'wallet', solid = false, posted = false, text = false }: Adding = {},
  ): void => {
    for (const [name, handler] of Object.entries(group)) {
      const get = !posted ? 'answered' : refusingGet.has(name) ? 'refused' : 'empty'
      routes.set(prefix + name, {
        kind,
        handler,
        path: [],
        solid,
        get,
        queryOnly: readingQuery.has(name),
        plainNumbers: plainNumbers.has(name),
        text,
      })
    }
  }
  add('/wallet/', both)
  add('/wallet/', walletOnly)
  add('/wallet/', constantRoutes, { posted: true })
  add('/wallet/', posted, { posted: true })
  add('/walletsolidity/', both, { solid: true })
  add('/walletsolidity/', constantRoutes, { solid: true, posted: true })
  add('/monitor/', { getnodeinfo: both['getnodeinfo'] as Handler })
  add('/net/', { listnodes: walletOnly['listnodes'] as Handler })
  add('/', { healthcheck: () => ({ status: 'ok' }) }, { kind: 'events' })
  // TronBox calls its local network under /tre.
  add('/', { jsonrpc: rpc, tre: rpc }, { kind: 'rpc', posted: true })
  add('/devnet/', control, { kind: 'control' })
  add('/admin/', admin, { kind: 'control', text: true })
  return routes
}

/** Paths with a part of the reader's own, as /v1/contracts/T…/events. */
function eventRoute(path: string): Route | null {
  const [, prefix, name, part = '', ...tail] = path.split('/')
  const pattern = ['', prefix, name, '*', ...tail].join('/')
  const handler = Object.hasOwn(eventRoutes, pattern) ? eventRoutes[pattern] : undefined
  if (handler === undefined) return null
  const rest = { solid: false, queryOnly: false, plainNumbers: true }
  return { kind: 'events', handler, path: [part], get: 'answered', ...rest }
}

/** All of them, `*` for a part of the reader's own. */
export const pathsOf = (control: Routes): readonly string[] => [
  ...table(control, {}).keys(),
  ...Object.keys(eventRoutes),
]

export function makeRouter(control: Routes, admin: Routes): (path: string) => Route | null {
  const routes = table(control, admin)
  return (path) => routes.get(path) ?? (path.startsWith('/v1/') ? eventRoute(path) : null)
}
