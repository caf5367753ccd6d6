import { messageDigest, recoverSigner } from '#platform/chain/message.ts'

import type { Curve } from '../verify.ts'

/** 17 kB: loaded on the pages of announcements alone, once they are shown. */
export const curve: Curve = { hashOf: messageDigest, signerOf: recoverSigner }
