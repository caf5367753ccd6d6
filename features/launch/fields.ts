import { addressField, amountField, intField, readableField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** Limits of both configurations, as `TokenFactory` has them. Rates are hundredths of a percent. */
export const limits = {
  nameBytes: 32,
  symbolBytes: 12,
  totalSupply: { least: 10n ** 18n, most: 10n ** 33n },
  fee: { least: 0, most: 500 },
  lpBurnFrequency: { least: 3_600, most: 30 * 86_400 },
  percentForLPBurn: { least: 1, most: 100 },
  /** Of the supply. */
  burnLimit: { least: 100, most: 2_000 },
  protectTime: { least: 0, most: 5_880 },
  protectFee: { least: 0, most: 3_000 },
  /** Of the supply at most; at least one base unit. */
  swapThreshold: { least: 0, most: 100 },
  /** Seconds from now on. */
  startTime: { least: 0, most: 90 * 86_400 },
  /** sun. */
  presaleEthAmount: { least: 1_000_000n, most: 100_000_000_000n },
  /** Of presaleEthAmount. */
  tradeEthAmount: { least: 10_000, most: 20_000 },
  maxTotalNum: { least: 10, most: 1_000_000 },
  /** Of maxTotalNum, as a divisor. */
  eachOf: 5,
  softCapRate: { least: 3_000, most: 10_000 },
  userLPShare: { least: 0, most: 10_000 },
  devLPShare: { least: 0, most: 5_000 },
  vestingDelay: { least: 0, most: 90 * 86_400 },
  vestingRate: { least: 500, most: 10_000 },
  vestingDis: { least: 3_600, most: 90 * 86_400 },
  backingShare: { least: 0, most: 5_000 },
} as const

/** All of it, in hundredths of a percent. */
export const whole = 10_000

export const tokenField = addressField
export const saleField = addressField

/** A number of shares; what a sale allows is the call's rule. */
export const sharesField = intField(0, 9_999_999)

/** Base units of a token: up to the largest supply, which is more than `amountField` takes. */
export const supplyField = z.pipe(
  z.string().check(z.regex(/^(0|[1-9]\d{0,33})$/)),
  z.transform((text) => BigInt(text)),
)

export const switchField = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
)

/** Ahead of it the web adds what is between now and then. */
const momentField = intField(1, 2 ** 40 - 1)

/** A token’s configuration, in the order of the specification. */
export const tokenConfig = {
  name: readableField(limits.nameBytes, 'line'),
  symbol: readableField(limits.symbolBytes, 'line'),
  totalSupply: supplyField,
  feeBuy: intField(limits.fee.least, limits.fee.most),
  feeSell: intField(limits.fee.least, limits.fee.most),
  /** Left out only where both fees are 0. */
  feeRecipient: z.optional(addressField),
  lpBurnEnabled: switchField,
  lpBurnFrequency: intField(0, limits.lpBurnFrequency.most),
  percentForLPBurn: intField(0, limits.percentForLPBurn.most),
  burnLimit: supplyField,
  protectTime: intField(limits.protectTime.least, limits.protectTime.most),
  protectFee: intField(limits.protectFee.least, limits.protectFee.most),
  isInsideSell: switchField,
  swapThreshold: supplyField,
}

/** A presale’s configuration, in the order of the specification. Amounts in sun. */
export const presaleConfig = {
  startTime: momentField,
  presaleEthAmount: amountField,
  tradeEthAmount: amountField,
  maxTotalNum: intField(limits.maxTotalNum.least, limits.maxTotalNum.most),
  presaleMaxNum: intField(1, limits.maxTotalNum.most / limits.eachOf),
  insideMaxNum: intField(0, limits.maxTotalNum.most / limits.eachOf),
  softCapRate: intField(limits.softCapRate.least, limits.softCapRate.most),
  userLPShare: intField(limits.userLPShare.least, limits.userLPShare.most),
  devLPShare: intField(limits.devLPShare.least, limits.devLPShare.most),
  /** Left out only where devLPShare is 0. */
  devLPReceiver: z.optional(addressField),
  lpDistributionEnabled: switchField,
  vestingDelay: intField(limits.vestingDelay.least, limits.vestingDelay.most),
  vestingRate: intField(limits.vestingRate.least, limits.vestingRate.most),
  vestingDis: intField(0, limits.vestingDis.most),
  backingShare: intField(limits.backingShare.least, limits.backingShare.most),
}

export const profileLimits = { link: 200, introduction: 600 } as const

/** Of a link to a page outside: which hosts a kind may have; null for any. */
export const linkHosts = {
  website: null,
  telegram: ['t.me'],
  x: ['x.com', 'twitter.com'],
} as const
export type LinkKind = keyof typeof linkHosts
export const linkKinds = Object.keys(linkHosts) as readonly LinkKind[]

/**
 * `https:` with a host of letters, digits, hyphens and dots, without a name, a password or a port; null for anything
 * else. A host in another script is refused in its readable form and shown in that of the network: `xn--…`.
 */
export function cleanedLink(text: string, kind: LinkKind): string | null {
  if (!/^https:\/\/[a-z0-9.-]+(\/[\x21-\x7e]*)?$/i.test(text)) return null
  if (!URL.canParse(text)) return null
  const { hostname, href, port } = new URL(text)
  const hosts: readonly string[] | null = linkHosts[kind]
  if (
    port !== '' ||
    !/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname)
  ) {
    return null
  }
  if (hosts !== null && !hosts.includes(hostname.replace(/^www\./, ''))) return null
  return href.length <= profileLimits.link ? href : null
}

/** Empty, or a link that stays as `cleanedLink` has it. */
const linkField = (kind: LinkKind) =>
  z.pipe(
    z.string().check(
      z.maxLength(profileLimits.link),
      z.refine((text) => text === '' || cleanedLink(text, kind) !== null),
    ),
    z.transform((text) => (text === '' ? '' : cleanedLink(text, kind)!)),
  )

/** What the creator adds to the facts of the chain: an omitted field stays, an empty one is cleared. */
export const profileFields = {
  /** A picture that the caller has uploaded with `/deposit/common/upload/oss/image`. */
  picture: z.optional(z.string().check(z.regex(/^([0-9a-f]{64})?$/))),
  website: z.optional(linkField('website')),
  telegram: z.optional(linkField('telegram')),
  x: z.optional(linkField('x')),
  introduction: z.optional(readableField(profileLimits.introduction, 'lines')),
}
