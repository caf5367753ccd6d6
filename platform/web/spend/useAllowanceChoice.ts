import { useState } from 'react'

import { storage } from '../storage.ts'
import type { AllowanceChoice } from './allowance.ts'

const key = 'allowance'

/** The reader's last choice, for every coin and every screen. */
export function useAllowanceChoice(): readonly [
  AllowanceChoice,
  (choice: AllowanceChoice) => void,
] {
  const [choice, setChoice] = useState<AllowanceChoice>(() =>
    storage.read(key) === 'exact' ? 'exact' : 'usual',
  )
  return [
    choice,
    (next) => {
      storage.write(key, next)
      setChoice(next)
    },
  ]
}
