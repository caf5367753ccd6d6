import { useEffect, useState } from 'react'

/** What is typed, once the typing has paused. */
export function useSettled(typed: string, pauseMs = 250): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return settled
}
