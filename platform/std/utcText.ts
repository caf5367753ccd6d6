/** `1771977600` → `2026-02-25 00:00:00 UTC`: one form, read alike in both languages. */
export const utcText = (unixSeconds: number): string =>
  `${new Date(unixSeconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`
