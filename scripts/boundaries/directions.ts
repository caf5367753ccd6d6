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
  tables: { platform: ['std'], own: ['shared'] },
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
const doorOf: Partial<Record<FeatureRoom, FeatureRoom>> = {
  server: 'public.server',
  'manifest.server': 'public.server',
  'public.server': 'public.server',
  web: 'public.web',
  'manifest.web': 'public.web',
  'public.web': 'public.web',
}

/** Doors through which each app enters a feature. */
const appDoors: Record<string, readonly FeatureRoom[]> = {
  server: ['manifest.server'],
  web: ['manifest.web'],
  deploy: ['deploy'],
  keeper: ['keeper'],
  seed: ['keeper'],
  sim: ['keeper'],
}

/** Why `from` may not import `to`; null where it may. */
export function whyNot(from: Zone, to: Zone, target: string, base: BaseFeatures): Verdict {
  if (from.kind === 'test' || from.kind === 'scripts') return null
  if (to.kind === 'test') return 'only a test imports a test'
  if (to.kind === 'scripts') {
    return from.kind === 'app' && from.app !== 'web' ? null : 'only apps and scripts import scripts'
  }
  if (from.kind === 'platform') return fromPlatform(from.room, to)
  if (from.kind === 'app') return fromApp(from.app, to)
  if (to.kind === 'app') return 'a feature never imports an app'
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
  return throughDoor(from.feature, from.room, to, base)
}

function fromPlatform(room: string, to: Zone): Verdict {
  if (to.kind !== 'platform') return 'the platform knows no feature and no app'
  return platformMay[room]?.includes(to.room)
    ? null
    : `platform/${room} never imports platform/${to.room}`
}

function fromApp(app: string, to: Zone): Verdict {
  if (to.kind === 'platform') {
    const foreign = app === 'web' ? ['server'] : ['web', 'ui']
    return foreign.includes(to.room) ? `apps/${app} never imports platform/${to.room}` : null
  }
  if (to.kind === 'app') {
    return app === 'web' && to.app !== 'web' ? 'apps/web never imports another app' : null
  }
  if (to.kind !== 'feature') return null
  const doors = appDoors[app] ?? []
  return doors.includes(to.room)
    ? null
    : `apps/${app} enters a feature only through ${doors.join(' or ') || 'no door at all'}`
}

function throughDoor(
  feature: string,
  room: FeatureRoom,
  to: Extract<Zone, { kind: 'feature' }>,
  base: BaseFeatures,
): Verdict {
  const door = doorOf[room]
  if (door === undefined || to.room !== door) {
    return `a sibling feature is reached only through its ${door ?? 'public.*'} door`
  }
  const order = door === 'public.web' ? base.web : base.server
  const theirs = order.indexOf(to.feature)
  const ours = order.indexOf(feature)
  if (theirs < 0) return `only base features have dependants, and ${to.feature} is none`
  return ours < 0 || theirs < ours
    ? null
    : `${to.feature} stands below ${feature} in features/README.md`
}
