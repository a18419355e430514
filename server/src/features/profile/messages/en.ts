/** What the archive of one's account says to its reader. */
export const en = {
  filename: 'maquette-my-account',
  readme: `Your Maquette account

This archive holds everything that Maquette keeps about you, as it was when you asked for it.

account.json
  Who you are: name, email address, language, and since when. Where you were signed in, with which providers you sign in,
  and what happened that concerns your security, with the network address it came from. Your password is not in it: it is
  kept only in a form that nobody can read.

ledger.json
  Your credits: every entry, oldest first, with the balance after it, and what each edit held back while it was under way.

payments.json
  What you ordered, paid and subscribed to, oldest first, with what went back to you, in whole cents of US dollars; your
  invoices and credit notes with what is written on them; and your number with the card provider. Your cards are not in it:
  the card provider alone keeps them.

shares.json
  The links by which you shared pictures, newest first: which pictures, until when, and what was answered.

edits.json
  What you asked for, oldest first: your words, the settings, which engine did it, what it cost and what became of it.

files.json
  Your rooms, and your pictures and saved masks, those in the trash too, with what is known of each: the room it is in, what it
  was made from, by which words and settings, its size and a checksum (SHA-256). "path" says where it lies in this archive; it is null where its
  bytes were lost.

pictures
  Your photos and the results, in full size. Their names begin with the day they were made and their id in files.json.

masks
  The masks you saved, white where something was to be changed.

Times are in UTC. Text files are in UTF-8.
`,
};
export type ExportWords = typeof en;
