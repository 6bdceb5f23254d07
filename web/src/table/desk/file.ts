/** The game file, onto the reader's device. */
import { getText } from '../../api/client';
import { say } from '../../language/language.svelte';
import type { TableStore } from '../table.svelte';

export async function downloadFile(store: TableStore): Promise<void> {
  const text = await store.attempt(() => getText(store.path('/file'), { key: store.key }));
  if (text === null) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${store.frame.title}-${store.frame.scenario}-${store.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
  if (!store.live.over) store.tell(say('table-download-looked'));
}
