import type { Figure } from './figure.ts'

const number = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 1000
    ? Math.round(value).toLocaleString('en')
    : String(Math.round(value * 100) / 100)

/** Figures side by side, one line each. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [
    ['', 'unit', 'ours', 'peer', 'ratio', 'goal', 'holds'],
    ...figures.map((figure) => [
      figure.name,
      figure.unit,
      number(figure.ours),
      figure.peer === null ? '' : `${number(figure.peer)} (${figure.peerName})`,
      figure.ratio === null ? '' : String(figure.ratio),
      figure.goal ?? '',
      figure.holds === null ? '' : figure.holds ? 'yes' : 'NO',
    ]),
  ]
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((row) => `  ${row.trimEnd()}`)
    .join('\n')
}
