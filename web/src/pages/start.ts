/** Ways to a table: each one ends there. */
import { make, type Created, type NewTable } from '../api/client';
import * as kept from '../lib/kept';
import { router } from '../lib/router.svelte';

function enter(made: Created, title: string, scenario: string): void {
  kept.keepCreated(made, title, scenario);
  router.go(`/t/${made.id}`);
}

export async function begin(wanted: NewTable): Promise<void> {
  enter(await make<Created>('/api/tables', { body: wanted }), wanted.title, wanted.scenario);
}

export async function learn(title: string, lesson: string): Promise<void> {
  enter(await make<Created>(`/api/titles/${title}/lessons/${lesson}`), title, '');
}

/** Title and scenario of an uploaded game are known once it is open. */
export async function openFile(file: File): Promise<void> {
  enter(await make<Created>('/api/tables/upload', { raw: file }), '', '');
}
