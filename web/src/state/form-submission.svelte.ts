// A form's submission: whether a response is pending, and the error message.
import { errorMessage } from './account.svelte';
import { say } from '../i18n/translations.svelte';

export class FormSubmission {
  busy = $state(false);
  error = $state('');

  /** Submit a form; a refusal sets `error`. */
  async send(event: SubmitEvent, submit: () => Promise<void>): Promise<void> {
    event.preventDefault();
    await this.run(submit);
  }

  /** Send requests; a refusal sets `error`. */
  async run(submit: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.error = '';
    try {
      await submit();
    } catch (error) {
      this.error = errorMessage(error, say('web-trouble-network'));
    }
    this.busy = false;
  }
}
