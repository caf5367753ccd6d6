import { accountRoutes, resourceRoutes } from './accounts.ts'
import { blockRoutes } from './blocks.ts'
import { broadcastRoutes } from './broadcast.ts'
import { buildRoutes } from './build.ts'
import { type Handler, type Routes } from './call.ts'
import { constantRoutes, triggerRoutes } from './constant.ts'
import { contractRoutes } from './contracts.ts'
import { eventRoutes } from './events.ts'
import { networkRoutes } from './network.ts'
import { pendingRoutes, transactionRoutes } from './transactions.ts'

/** Read under /wallet and, up to the solid head, under /walletsolidity. */
const both: Routes = {
  ...blockRoutes,
  ...accountRoutes,
  ...transactionRoutes,
  ...constantRoutes,
  ...networkRoutes,
}
const walletOnly: Routes = {
  ...resourceRoutes,
  ...contractRoutes,
  ...pendingRoutes,
  ...buildRoutes,
  ...broadcastRoutes,
  ...triggerRoutes,
}

export interface Route {
  readonly handler: Handler
  readonly path: readonly string[]
  readonly solid: boolean
  readonly control: boolean
}

const named = (routes: Routes, name: string): Handler | undefined =>
  Object.hasOwn(routes, name) ? routes[name] : undefined

export function routeFor(path: string, control: Routes): Route | null {
  const [, prefix = '', name = '', ...rest] = path.split('/')
  const plain = { path: [], control: false }
  if (prefix === 'healthcheck' && name === '') {
    return { handler: () => ({ status: 'ok' }), solid: false, ...plain }
  }
  if (rest.length === 0) {
    const handler =
      prefix === 'wallet'
        ? (named(both, name) ?? named(walletOnly, name))
        : prefix === 'walletsolidity'
          ? named(both, name)
          : undefined
    if (handler !== undefined) return { handler, solid: prefix === 'walletsolidity', ...plain }
    const device = prefix === 'devnet' ? named(control, name) : undefined
    if (device !== undefined) return { handler: device, solid: false, path: [], control: true }
  }
  const [part = '', ...tail] = rest
  const handler = named(eventRoutes, ['', prefix, name, '*', ...tail].join('/'))
  return handler === undefined ? null : { handler, solid: false, path: [part], control: false }
}
