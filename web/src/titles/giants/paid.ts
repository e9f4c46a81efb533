/** Who gets points for help, in words. */
import { t } from '$lib/words/words.svelte';

/** "pays Hina +1, Tane +2"; that it is free, if nobody is paid. */
export function paidTold(points: readonly number[], names: readonly string[]): string {
  const paid = points.flatMap((count, seat) => (count > 0 ? [`${names[seat] ?? ''} +${String(count)}`] : []));
  return paid.length === 0 ? t('web-giants-free') : t('web-giants-paid', { payments: paid.join(', ') });
}
