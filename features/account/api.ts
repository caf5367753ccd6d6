import { endpoint } from '#platform/std/endpoint.ts'
import {
  address,
  addressField,
  addressesField,
  amount,
  fileField,
  pageFields,
  pageOf,
  readableField,
  seconds,
} from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { walletUnits } from './coins.ts'
import { accountFailures as f } from './failures.ts'
import { person, personName, pictureHash, profileLimits } from './shapes.ts'

/** A sign-in is two calls. */
const signIns = { name: 'signIn', perMinute: 60 }
const sessions = { name: 'sessions', perMinute: 30 }
const profiles = { name: 'profile', perMinute: 10 }
const uploads = { name: 'upload', perMinute: 10 }

export const accountApi = {
  getChainSignNonce: endpoint({
    path: '/deposit/project/getChainSignNonce',
    summary: 'The nonce and the message to sign for a sign-in',
    limit: signIns,
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
    limit: signIns,
    input: z.object({
      address: addressField,
      nonce: z.string().check(z.regex(/^[0-9A-Za-z]{16,64}$/)),
      signature: z.string().check(z.regex(/^(0x)?[0-9a-fA-F]{130}$/)),
      /** The text that was signed: with it a refusal can name a wrong site, chain or address. */
      message: z.optional(z.string().check(z.minLength(1), z.maxLength(1_000))),
    }),
    output: z.object({ token: z.string(), address, activated: z.boolean() }),
    failures: [
      f.NONCE_UNKNOWN,
      f.NONCE_EXPIRED,
      f.OTHER_DOMAIN,
      f.OTHER_CHAIN,
      f.OTHER_ADDRESS,
      f.OTHER_MESSAGE,
      f.WRONG_SIGNATURE,
    ],
  }),

  leave: endpoint({
    path: '/tessera/account/leave',
    summary: 'Sign out: the token id of this session is worth nothing from here on',
    access: 'session',
    limit: sessions,
    input: z.object({}),
    output: z.object({ address }),
  }),

  leaveEverywhere: endpoint({
    path: '/tessera/account/leaveEverywhere',
    summary: 'Sign out on every device: no token id of this address is worth anything from here on',
    access: 'session',
    limit: sessions,
    input: z.object({}),
    output: z.object({ address }),
  }),

  saveMember: endpoint({
    path: '/member/saveMember',
    summary: "Create or update the member's own record; remembers an invitation",
    access: 'session',
    limit: sessions,
    input: z.object({ inviter: z.optional(addressField) }),
    output: z.object({ address, inviter: z.nullable(address) }),
    failures: [f.INVITER_IS_SELF, f.INVITER_NOT_ACTIVE],
  }),

  addressInfo: endpoint({
    path: '/deposit/aon/addressInfo',
    summary: 'What the app shows for an address',
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
      unit: z.enum(walletUnits),
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
    failures: [f.NO_SUCH_COIN],
  }),

  recipient: endpoint({
    path: '/tessera/account/recipient',
    summary: 'What is known of an address before coins are sent to it',
    access: 'session',
    input: z.object({ to: addressField }),
    output: z.object({
      /** Transfers by this account, among its newest orders. */
      times: z.int(),
      /** An address that this one can be taken for: one that this account has sent to, or its own. */
      similar: z.nullable(address),
      isContract: z.boolean(),
      /** Of a contract of the deployment. */
      name: z.nullable(z.string()),
      /** sun that a transfer of the chain's own coin costs beside it; 0 where the chain has the account. */
      newAccountFee: amount,
    }),
  }),

  info: endpoint({
    path: '/deposit/blMusician/info',
    summary: 'The profile of an address; empty where it has none',
    input: z.object({ address: addressField }),
    output: person,
  }),

  edit: endpoint({
    path: '/deposit/blMusician/edit',
    summary: 'Change the own profile: an omitted field stays, an empty one is cleared',
    access: 'active',
    limit: profiles,
    input: z.object({
      nickname: z.optional(readableField(profileLimits.nickname, 'line')),
      introduction: z.optional(readableField(profileLimits.introduction, 'lines')),
      /** A picture that the caller has uploaded. */
      avatar: z.optional(z.string().check(z.regex(/^([0-9a-f]{64})?$/))),
    }),
    output: person,
    failures: [f.NAME_OF_OURS, f.NAME_LIKE_ADDRESS, f.NO_SUCH_PICTURE],
  }),

  pageQuery: endpoint({
    path: '/deposit/blMusician/pageQuery',
    summary: 'Members who chose a nickname, newest first; by a word of it or an address',
    input: z.object({ ...pageFields, q: z.optional(z.string().check(z.maxLength(64))) }),
    output: pageOf(person),
  }),

  people: endpoint({
    path: '/tessera/account/people',
    summary: 'Nicknames and pictures of addresses; nothing for those who have neither',
    input: z.object({ addresses: addressesField }),
    output: z.object({ list: z.array(personName) }),
  }),

  image: endpoint({
    path: '/deposit/common/upload/oss/image',
    summary:
      'Upload a picture (JPEG, PNG, WebP); it is encoded again, and only its pixels are kept',
    access: 'active',
    filesOf: profileLimits.pictureBytes,
    limit: uploads,
    input: z.object({ file: fileField(profileLimits.pictureBytes) }),
    output: z.object({ avatar: pictureHash }),
    failures: [f.NOT_A_PICTURE, f.TOO_MANY_PIXELS, f.PICTURES_WAIT],
  }),
}
