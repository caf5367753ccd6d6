import type { Reply } from '#platform/std/endpoint.ts'
import type { Text } from '#platform/std/text.ts'
import type { Tone } from '#platform/ui/Chip.tsx'
import { useApi } from '#platform/web/api.ts'

import { rwaApi } from '../api.ts'
import { attestedTime, freshTime } from '../fields.ts'
import type { AssetState, AssetView, AttestedState } from '../shapes.ts'
import { rwaTexts as texts } from './text.ts'

export type AssetDetail = Reply<typeof rwaApi.asset>

/** How often an asset is requested again, ms. */
const again = 10_000

export const useAsset = (asset: string | undefined) =>
  useApi(rwaApi.asset, asset === undefined || asset === '' ? null : { asset }, {
    refetchInterval: again,
  })

/** Its state this second: between two reads time alone moves it on. */
export function stateAt(asset: AssetView, now: number): AssetState {
  const { state, releasableAt, deadline, expiresAt } = asset
  if (state === 'released' || state === 'failed') return state
  if (now >= (releasableAt === null ? deadline : expiresAt)) return 'failed'
  if (releasableAt === null) return 'forSale'
  return now < releasableAt ? 'waiting' : 'releasable'
}

/** How old the attestation is this second. */
export function attestedAt({ attestedAt: at }: AssetView, now: number): AttestedState {
  if (at === null) return 'none'
  if (now > at + attestedTime) return 'stale'
  return now > at + freshTime ? 'amber' : 'fresh'
}

interface Look {
  readonly text: Text
  readonly tone: Tone
}

export const stateLook: Readonly<Record<AssetState, Look>> = {
  forSale: { text: texts.forSale, tone: 'lapis' },
  waiting: { text: texts.waiting, tone: 'gold' },
  releasable: { text: texts.releasable, tone: 'gold' },
  failed: { text: texts.failed, tone: 'terra' },
  released: { text: texts.released, tone: 'verdigris' },
}

export const attestedLook: Readonly<Record<AttestedState, Look>> = {
  none: { text: texts.noneAttested, tone: 'plain' },
  fresh: { text: texts.fresh, tone: 'verdigris' },
  amber: { text: texts.amber, tone: 'gold' },
  stale: { text: texts.stale, tone: 'terra' },
}

/** Whether shares can be bought this second, as far as time and attestation decide. */
export const isBuyable = (asset: AssetView, now: number): boolean =>
  asset.releasedAt === null &&
  now < asset.deadline &&
  attestedAt(asset, now) !== 'stale' &&
  asset.shares < asset.most
