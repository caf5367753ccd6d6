import { endpoint } from '#platform/std/endpoint.ts'
import { defineFailures } from '#platform/std/failure.ts'
import { address, addressField, amount, seconds } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

export const accountFailures = defineFailures({
  NONCE_UNKNOWN: {
    status: 401,
    text: {
      en: 'This sign-in request was already used or is not ours. Ask for a new one',
      tc: '此登入請求已使用或無效，請重新取得',
    },
  },
  NONCE_EXPIRED: {
    status: 401,
    text: {
      en: 'This sign-in request has expired. Ask for a new one',
      tc: '登入請求已逾時，請重新取得',
    },
  },
  OTHER_DOMAIN: {
    status: 401,
    text: {
      en: 'This text was signed for another site. Sign in only where you opened Tessera yourself',
      tc: '此訊息是為其他網站簽署的，請只在您自行開啟的 Tessera 登入',
    },
  },
  OTHER_CHAIN: {
    status: 401,
    text: {
      en: 'This text was signed for another network. Choose the right one in your wallet',
      tc: '此訊息是為其他網路簽署的，請在錢包切換至正確的網路',
    },
  },
  OTHER_ADDRESS: {
    status: 401,
    text: {
      en: 'This text was signed for another address',
      tc: '此訊息是為其他地址簽署的',
    },
  },
  OTHER_MESSAGE: {
    status: 401,
    text: {
      en: 'This is not the text that we gave to sign. Ask for a new one',
      tc: '此訊息並非我們提供簽署的內容，請重新取得',
    },
  },
  WRONG_SIGNATURE: {
    status: 401,
    text: {
      en: 'The signature is not by this address. Nothing was changed',
      tc: '簽章不屬於此地址，未變更任何資料',
    },
  },
  NO_SUCH_COIN: {
    status: 404,
    text: { en: 'This network has no {unit}', tc: '此網路沒有 {unit}' },
  },
  INVITER_IS_SELF: {
    status: 422,
    text: { en: 'You cannot activate yourself', tc: '不能啟用自己' },
  },
  INVITER_NOT_ACTIVE: {
    status: 422,
    text: {
      en: 'Enter a correct inviter address: this one is not active',
      tc: '請輸入正確的邀請人地址：此地址尚未啟用',
    },
  },
})

export const accountApi = {
  getChainSignNonce: endpoint({
    path: '/deposit/project/getChainSignNonce',
    summary: 'The nonce and the message to sign for a sign-in',
    input: z.object({ address: addressField }),
    output: z.object({
      nonce: z.string(),
      message: z.string(),
      /** Wall time in unix seconds. */
      expiresAt: seconds,
    }),
  }),

  enter: endpoint({
    path: '/deposit/bttk/enter',
    summary: 'Sign in: a signed nonce for a token id',
    input: z.object({
      address: addressField,
      nonce: z.string().check(z.regex(/^[0-9A-Za-z]{16,64}$/)),
      signature: z.string().check(z.regex(/^(0x)?[0-9a-fA-F]{130}$/)),
      /** The text that was signed: with it a refusal can name a wrong site, chain or address. */
      message: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))),
    }),
    output: z.object({ token: z.string(), address, activated: z.boolean() }),
    failures: [
      accountFailures.NONCE_UNKNOWN,
      accountFailures.NONCE_EXPIRED,
      accountFailures.OTHER_DOMAIN,
      accountFailures.OTHER_CHAIN,
      accountFailures.OTHER_ADDRESS,
      accountFailures.OTHER_MESSAGE,
      accountFailures.WRONG_SIGNATURE,
    ],
  }),

  saveMember: endpoint({
    path: '/member/saveMember',
    summary: "Create or update the member's own record; remembers an invitation",
    access: 'session',
    input: z.object({ inviter: z.optional(addressField) }),
    output: z.object({ address, inviter: z.nullable(address) }),
    failures: [accountFailures.INVITER_IS_SELF, accountFailures.INVITER_NOT_ACTIVE],
  }),

  addressInfo: endpoint({
    path: '/deposit/aon/addressInfo',
    summary: 'What the app shows of an address',
    personal: true,
    input: z.object({ address: addressField }),
    output: z.object({
      address,
      activated: z.boolean(),
      /** The inviter bound on chain. */
      parent: z.nullable(address),
      /** The remembered invitation, only for the address's own session. */
      inviter: z.nullable(address),
      /** 0 to 5, of the team; 0 as long as no contract of the network grants levels. */
      level: z.int().check(z.gte(0), z.lte(5)),
      directCount: z.int(),
      teamSize: z.int(),
    }),
  }),

  balanceInfoByUnit: endpoint({
    path: '/deposit/aon/balanceInfoByUnit',
    summary: 'Balance and allowance of a coin, now, from the node',
    access: 'session',
    input: z.object({
      unit: z.enum(['TRX', 'USDT', 'TES']),
      spender: z.optional(addressField),
    }),
    output: z.object({
      unit: z.string(),
      decimals: z.int(),
      contract: z.nullable(address),
      balance: amount,
      /** null for the chain's own coin and where no spender was named. */
      allowance: z.nullable(amount),
    }),
    failures: [accountFailures.NO_SUCH_COIN],
  }),
}
