import { useEffect, useState } from 'react'

/** What a value came to rest at: typing asks the server once it pauses, not at each key. */
export function useSettled(value: string, ms = 300): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
