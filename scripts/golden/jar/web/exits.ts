import { zeroAddress } from '#platform/std/address.ts'
import { type ExitSource, exitTexts } from '#platform/web/exits.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { jarActions } from '../actions.ts'
import { jarAbi } from '../contract/abi.ts'
import { jarTexts as texts } from './text.ts'

const contract = 'Jar'
const method = 'take(uint256 amount)'

/** All that is in the jar. */
export const jarExits: ExitSource = {
  order: 100,
  title: { en: 'Jar', tc: '存錢罐' },
  functions: [`${contract}.${method}`],
  async read(chain) {
    const jar = chain.contract(contract, jarAbi)
    if (jar === null) return []
    const args = [chain.account] as const
    const amount = await chain.read({ ...jar, functionName: 'balanceOf', args })
    if (amount === 0n) return []
    return [
      {
        id: 'jar',
        title: (t) => t(texts.inYourJar),
        back: [{ coin: zeroAddress, amount }],
        later: null,
        verb: exitTexts.takeOut,
        calls: [{ contract, method, args: [String(amount)] }],
        steps: [step(jarActions.take, { amount: String(amount) })],
      },
    ]
  },
}
