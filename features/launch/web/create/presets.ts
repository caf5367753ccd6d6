import { defineTexts, type Text } from '#platform/std/text.ts'

import type { Typed } from './fields.ts'

const texts = defineTexts({
  simple: { en: 'Simple', tc: '簡易' },
  simpleNote: {
    en: 'No fee, all unlocked at the listing, all liquidity locked for ever.',
    tc: '無費用，上市即全部解鎖，流動性永久鎖定。',
  },
  market: { en: 'With market', tc: '含內部市場' },
  marketNote: {
    en: 'An internal market before the listing, unlocked in four parts, a floor of 10%.',
    tc: '上市前有內部市場交易，分四期解鎖，底價儲備 10%。',
  },
  full: { en: 'Protected', tc: '加強保護' },
  fullNote: {
    en: 'Fees of 2%, protection against bots, LP burn, a floor of 20%.',
    tc: '費率 2%，防機器人保護，LP 銷毀，底價儲備 20%。',
  },
})

/** Nothing is typed but what every token has in common. */
const simple: Typed = {
  name: '',
  symbol: '',
  totalSupply: '100000000',
  feeBuy: '0',
  feeSell: '0',
  feeRecipient: '',
  lpBurnEnabled: 'off',
  lpBurnFrequency: '24',
  percentForLPBurn: '0.5',
  burnLimit: '5',
  protectTime: '0',
  protectFee: '0',
  isInsideSell: 'off',
  swapThreshold: '0.1',
  startTime: '',
  presaleEthAmount: '100',
  tradeEthAmount: '110',
  maxTotalNum: '1000',
  presaleMaxNum: '200',
  insideMaxNum: '200',
  softCapRate: '60',
  userLPShare: '0',
  devLPShare: '0',
  devLPReceiver: '',
  lpDistributionEnabled: 'off',
  vestingDelay: '0',
  vestingRate: '100',
  vestingDis: '0',
  backingShare: '0',
  inside: 'off',
}

const inParts = { vestingDelay: '7', vestingRate: '25', vestingDis: '30' }

export type PresetName = 'simple' | 'market' | 'full'

export interface Preset {
  readonly name: PresetName
  readonly title: Text
  readonly note: Text
  readonly typed: Typed
}

/** Whole forms that a reader only has to name. */
export const presets: readonly Preset[] = [
  { name: 'simple', title: texts.simple, note: texts.simpleNote, typed: simple },
  {
    name: 'market',
    title: texts.market,
    note: texts.marketNote,
    typed: { ...simple, ...inParts, inside: 'on', backingShare: '10' },
  },
  {
    name: 'full',
    title: texts.full,
    note: texts.fullNote,
    typed: {
      ...simple,
      ...inParts,
      inside: 'on',
      feeBuy: '2',
      feeSell: '2',
      protectTime: '98',
      protectFee: '30',
      lpBurnEnabled: 'on',
      isInsideSell: 'on',
      lpDistributionEnabled: 'on',
      userLPShare: '50',
      backingShare: '20',
    },
  },
]

/** Fields that name a token and who is paid: a preset leaves them. */
const own = ['name', 'symbol', 'feeRecipient', 'devLPReceiver', 'startTime'] as const

/** The form with a preset's values; what names the token stays. */
export const withPreset = (typed: Typed, preset: Preset): Typed => ({
  ...preset.typed,
  ...Object.fromEntries(own.map((key) => [key, typed[key]])),
})

/** Which preset the form still is; null once it was changed. */
export const presetOf = (typed: Typed): PresetName | null =>
  presets.find((preset) =>
    (Object.keys(preset.typed) as (keyof Typed)[]).every(
      (key) => (own as readonly string[]).includes(key) || preset.typed[key] === typed[key],
    ),
  )?.name ?? null
