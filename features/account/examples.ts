import type { Examples } from '#tests/examples.ts'

import { png } from './server/pictures/testing/pictures.ts'
import { profileScenes } from './testing/scenes.ts'

export const accountExamples: Examples = {
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
    }
  },
}
