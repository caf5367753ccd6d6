import type { Examples } from '#tests/examples.ts'

import { png } from './server/pictures/testing/pictures.ts'
import { profileScenes } from './testing/scenes.ts'

const hash = 'ab'.repeat(32)

export const accountExamples: Examples = {
  fields: {
    avatar: { right: '', wrong: ['ab', `${hash}0`, 'g'.repeat(64), `${hash}.webp`] },
    nonce: { right: 'a'.repeat(16), wrong: ['', 'a'.repeat(15), 'a'.repeat(65)] },
    signature: { right: '0'.repeat(130), wrong: ['', '0x', '0'.repeat(128)] },
    unit: { right: 'TRX', wrong: ['', 'trx', 'BNB'], choices: 'TRX, USDT, TES' },
  },
  screens: {
    '/profile': { scene: 'profile-cut', as: 'alice' },
    '/usersList': { scene: 'usersList', as: 'alice' },
  },
  scenes: () => profileScenes,
  async prepare({ world }) {
    const friend = world.net.accounts.find(({ name }) => name === 'grace')!.address
    return {
      values: {
        addresses: friend,
        inviter: friend,
        // One name for all would look alike, and name her.
        nickname: '',
        introduction: 'I lay tiles.',
        avatar: '',
        q: 'ann',
        file: png(9, 9, 9),
      },
      ofPath: {
        '/tessera/account/sendBefore': { coin: 'TRX', to: friend, amount: '5', pool: friend },
        '/tessera/account/recipient': { to: friend },
      },
    }
  },
}
