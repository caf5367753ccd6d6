import type { FeatureRoom, Zone } from './zones.ts'

type Verdict = string | null

/** Features that others may build on, by side; each above those of them that may build on it. */
export interface BaseFeatures {
  readonly server: readonly string[]
  readonly web: readonly string[]
}

/** Rooms of the platform that each room of it may import. */
const platformMay: Record<string, readonly string[]> = {
  std: ['std'],
  chain: ['std', 'chain'],
  contracts: ['contracts', 'std', 'chain'],
  server: ['std', 'chain', 'contracts', 'server'],
  ui: ['std', 'ui'],
  web: ['std', 'chain', 'contracts', 'ui', 'web'],
}

/** For each room of a feature: rooms of the platform, and rooms of the same feature. */
const featureMay: Record<
  FeatureRoom,
  { platform: readonly string[]; own: readonly FeatureRoom[] }
> = {
  shared: { platform: ['std'], own: ['shared'] },
  tables: { platform: ['std'], own: ['shared', 'tables'] },
  abi: { platform: [], own: [] },
  contract: { platform: ['contracts'], own: ['contract'] },
  deploy: { platform: ['std', 'chain', 'contracts'], own: ['shared', 'abi'] },
  server: {
    platform: ['std', 'chain', 'contracts', 'server'],
    own: ['shared', 'tables', 'abi', 'server'],
  },
  // What an operator runs beside the server, with a key of his: it knows neither database nor calls.
  keeper: { platform: ['std', 'chain'], own: ['shared', 'abi', 'keeper'] },
  web: { platform: ['std', 'chain', 'contracts', 'ui', 'web'], own: ['shared', 'abi', 'web'] },
  'manifest.server': {
    platform: ['std', 'chain', 'contracts', 'server'],
    own: ['shared', 'tables', 'abi', 'server', 'public.server'],
  },
  'manifest.web': { platform: ['std', 'ui', 'web'], own: ['shared', 'abi', 'web', 'public.web'] },
  'public.server': { platform: ['std', 'chain', 'server'], own: ['shared', 'tables', 'server'] },
  'public.web': { platform: ['std', 'ui', 'web'], own: ['shared', 'web'] },
}

/** Rooms that may go through a sibling's door, and which door. */
const entryOf: Partial<Record<FeatureRoom, FeatureRoom>> = {
  server: 'public.server',
  'manifest.server': 'public.server',
  'public.server': 'public.server',
  web: 'public.web',
  'manifest.web': 'public.web',
  'public.web': 'public.web',
}

/** Doors through which each start point and each tool enters a feature. */
const outsideEntries: Record<string, readonly FeatureRoom[]> = {
  'apps/server': ['manifest.server'],
  'apps/web': ['manifest.web'],
  'apps/deploy': ['deploy'],
  'apps/keeper': ['keeper'],
  // A bare peer draws a card as the product does.
  'tools/bench': ['deploy', 'shared'],
  'tools/seed': ['keeper'],
}

/** Why `from` may not import `to`; null where it may. */
export function validate(from: Zone, to: Zone, target: string, base: BaseFeatures): Verdict {
  if (from.kind === 'test' || from.kind === 'scripts') return null
  if (to.kind === 'test') {
    // The benches measure with what tests start: a database, a chain.
    return from.kind === 'tool' ? null : 'only a test or a tool imports a test'
  }
  if (to.kind === 'scripts') {
    return from.kind === 'tool' || (from.kind === 'app' && from.app !== 'web')
      ? null
      : 'only apps, tools and scripts import scripts'
  }
  if (from.kind === 'platform') return fromPlatform(from.room, to)
  if (from.kind === 'app' || from.kind === 'tool') return fromOutside(from, to)
  if (to.kind === 'app' || to.kind === 'tool') return 'a feature never imports an app or a tool'
  const may = featureMay[from.room]
  if (to.kind === 'platform') {
    return may.platform.includes(to.room)
      ? null
      : `${from.room} of a feature never imports platform/${to.room}`
  }
  if (to.feature === from.feature) {
    return may.own.includes(to.room) ? null : `${from.room} never imports ${to.room}`
  }
  if (target.endsWith('.sol')) {
    return /\/I[A-Z]\w*\.sol$|\/contract\/public\//.test(target)
      ? null
      : "a sibling's contract is reached only through its interface, I*.sol, or its folder public"
  }
  // Like its interface: what an action on a sibling's contract may be refused with.
  if (from.room === 'shared' && target.endsWith('/reasons.ts')) return null
  return throughEntry(from.feature, from.room, to, base)
}

function fromPlatform(room: string, to: Zone): Verdict {
  if (to.kind !== 'platform') return 'the platform knows no feature and no app'
  return platformMay[room]?.includes(to.room)
    ? null
    : `platform/${room} never imports platform/${to.room}`
}

function fromOutside(from: Extract<Zone, { kind: 'app' | 'tool' }>, to: Zone): Verdict {
  const place = from.kind === 'app' ? `apps/${from.app}` : `tools/${from.tool}`
  const isWeb = place === 'apps/web'
  if (to.kind === 'platform') {
    const foreign = isWeb ? ['server'] : ['web', 'ui']
    return foreign.includes(to.room) ? `${place} never imports platform/${to.room}` : null
  }
  if (to.kind === 'app' || to.kind === 'tool') {
    const isOwn = to.kind === 'app' && to.app === 'web'
    return isWeb && !isOwn ? 'apps/web never imports another app or a tool' : null
  }
  if (to.kind !== 'feature') return null
  const doors = outsideEntries[place] ?? []
  return doors.includes(to.room)
    ? null
    : `${place} enters a feature only through ${doors.join(' or ') || 'no door at all'}`
}

function throughEntry(
  feature: string,
  room: FeatureRoom,
  to: Extract<Zone, { kind: 'feature' }>,
  base: BaseFeatures,
): Verdict {
  const entry = entryOf[room]
  if (entry === undefined || to.room !== entry) {
    return `a sibling feature is reached only through its ${entry ?? 'public.*'} door`
  }
  const order = entry === 'public.web' ? base.web : base.server
  const theirs = order.indexOf(to.feature)
  const ours = order.indexOf(feature)
  if (theirs < 0) return `only base features have dependants, and ${to.feature} is none`
  return ours < 0 || theirs < ours
    ? null
    : `${to.feature} stands below ${feature} in features/README.md`
}
