import { useEffect, useState } from 'react'

/** A value once it is stable: typing calls the server when it pauses, not at each key. */
export function useSettled(value: string, ms = 300): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
