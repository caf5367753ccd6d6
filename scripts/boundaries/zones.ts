/**
 * Where a file stands in the house. A feature's own files carry its name; `tests` are exempt from
 * directions, since they put parts together that never meet elsewhere.
 */
export type Zone =
  | { kind: 'platform'; room: string }
  | { kind: 'feature'; feature: string; room: FeatureRoom }
  | { kind: 'app'; app: string }
  | { kind: 'tool'; tool: string }
  | { kind: 'scripts' }
  | { kind: 'test' }

export type FeatureRoom =
  | 'shared'
  | 'tables'
  | 'contract'
  | 'abi'
  | 'deploy'
  | 'server'
  | 'keeper'
  | 'web'
  | 'manifest.server'
  | 'manifest.web'
  | 'public.server'
  | 'public.web'

const platformRooms = new Set(['std', 'chain', 'contracts', 'server', 'web', 'ui'])

/** null for a place the house does not have. */
export function zoneOf(file: string): Zone | null {
  if (
    /\.test\.tsx?$|\.t\.sol$|\/testing(\/|\.ts$)|^tests\/|^features\/\w+\/((examples|faults)\.ts$|audit[./])/.test(
      file,
    )
  ) {
    return { kind: 'test' }
  }
  const [top, second = '', ...rest] = file.split('/')
  if (top === 'scripts') return { kind: 'scripts' }
  if (top === 'apps' && rest.length > 0) return { kind: 'app', app: second }
  if (top === 'tools' && rest.length > 0) return { kind: 'tool', tool: second }
  if (top === 'platform' && platformRooms.has(second)) return { kind: 'platform', room: second }
  if (top !== 'features' || rest.length === 0) return null
  const room = featureRoom(rest.join('/'))
  return room === null ? null : { kind: 'feature', feature: second, room }
}

function featureRoom(inside: string): FeatureRoom | null {
  const entry = /^(manifest|public)\.(server|web)\.tsx?$/.exec(inside)
  if (entry) return `${entry[1] as 'manifest' | 'public'}.${entry[2] as 'server' | 'web'}`
  if (/^(tables|\w+Tables)\.ts$/.test(inside)) return 'tables'
  if (inside === 'contract/abi.ts') return 'abi'
  if (inside === 'contract/deploy.ts') return 'deploy'
  if (inside.startsWith('contract/')) return 'contract'
  if (/^(server|migrations)\//.test(inside)) return 'server'
  if (inside.startsWith('keeper/')) return 'keeper'
  if (inside.startsWith('web/')) return 'web'
  return inside.includes('/') ? null : 'shared'
}
