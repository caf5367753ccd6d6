import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useState } from 'react'

import type { LockView } from '../../shapes.ts'
import { proofTexts as texts } from '../textProof.ts'
import type { CheckedField } from './checkLock.ts'
import { ProofButton } from './ProofButton.tsx'

type Answer = 'asking' | 'silent' | 'replaced' | readonly CheckedField[]

const names = {
  owner: texts.fieldOwner,
  coin: texts.fieldCoin,
  amount: texts.fieldAmount,
  end: texts.fieldEnd,
  locked: texts.fieldLocked,
  lock: texts.fieldLock,
} as const

/** Has the browser request the lock of its contract at the node, and compares. */
export function CheckAtNode({ lock }: { lock: LockView }) {
  const t = useText()
  const contract = useConfig()?.contracts[lock.kind === 'A' ? 'LockA' : 'LockB']
  const [answer, setAnswer] = useState<Answer | null>(null)
  const check = async (): Promise<void> => {
    if (contract === undefined) return
    setAnswer('asking')
    try {
      const { checkLock } = await import('./checkLock.ts')
      setAnswer(await checkLock(lock, contract))
    } catch {
      setAnswer('silent')
    }
  }
  return (
    <>
      <ProofButton icon="refresh" busy={answer === 'asking'} onClick={() => void check()}>
        {t(texts.check)}
      </ProofButton>
      <output className="block text-sm empty:hidden">
        {answer === null ? null : answer === 'asking' ? (
          <span className="text-soft">{t(texts.checking)}</span>
        ) : answer === 'silent' ? (
          <span className="text-terra">{t(texts.noAnswer)}</span>
        ) : answer === 'replaced' ? (
          <span className="text-soft">{t(texts.replaced)}</span>
        ) : answer.length === 0 ? (
          <span className="text-verdigris">{t(texts.matches)}</span>
        ) : (
          <span className="text-terra">
            {t(texts.differs, { fields: answer.map((field) => t(names[field])).join(', ') })}
          </span>
        )}
      </output>
    </>
  )
}
