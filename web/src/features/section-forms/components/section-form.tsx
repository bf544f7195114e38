import { withSection, type Content } from "@janur/domain/content/content";
import { ownSections } from "@janur/domain/content/side/side-parts";
import type { Section } from "@janur/domain/content/section";
import { memo, use } from "react";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { LiveContent, useEditor } from "./fields/editor-context.ts";
import classes from "./fields/editor-fields.module.css";
import { useAskedField } from "./fields/use-asked-field.ts";
import { SectionTools } from "./section-tools.tsx";
import { CeremoniesForm } from "./ceremonies-form.tsx";
import { ClosingForm } from "./closing-form.tsx";
import { ContactPersonsForm } from "./contact-persons-form.tsx";
import { CoverForm } from "./cover-form.tsx";
import { GiftsForm } from "./gifts-form.tsx";
import { HeadingTextForm } from "./heading-text-form.tsx";
import { HostsForm } from "./hosts-form.tsx";
import { OpeningForm } from "./opening-form.tsx";
import { RsvpForm } from "./rsvp-form.tsx";
import { RundownForm } from "./rundown-form.tsx";
import { StoryForm } from "./story-form.tsx";
import { WishesForm } from "./wishes-form.tsx";

/**
 * Uploading is a chunk of its own: most visits to the editor are for words. The whole form waits for it, so that the
 * buttons below the fields never move down from under a finger.
 */
const MusicForm = lazyPart(async () => (await import("./music-form.tsx")).MusicForm);
const GalleryForm = lazyPart(async () => (await import("./gallery-form.tsx")).GalleryForm);

interface SectionFormProps {
  section: Section;
  content: Content;
}

interface FieldsProps extends SectionFormProps {
  /** The section's place, e.g. `sections.3`. */
  path: string;
}

const StillTools = memo(SectionTools);

/** All that can be done with one section: its fields, then what moves, copies, hides or removes it. */
export function SectionForm({ section, content }: SectionFormProps) {
  const live = use(LiveContent) ?? content;
  const index = live.sections.findIndex(({ id }) => id === section.id);
  const newest = live.sections[index];
  const form = useAskedField();
  const { isLimited } = useEditor();
  const fields = (
    <div className={classes.fields} ref={form}>
      {newest !== undefined && <Fields section={newest} path={`sections.${String(index)}`} content={live} />}
      <StillTools section={section} content={content} />
    </div>
  );
  // Who words one family's version reads what there is one of for all.
  if (!isLimited || ownSections.includes(section.type)) return fields;
  return (
    <fieldset disabled style={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      {fields}
    </fieldset>
  );
}

function Fields({ section, path, content }: FieldsProps) {
  const { edit } = useEditor();
  const onChange = (changed: Section) => {
    edit((current) => withSection(current, changed));
  };
  const props = { path, onChange };
  switch (section.type) {
    case "cover":
      return <CoverForm {...props} section={section} />;
    case "opening":
      return <OpeningForm {...props} section={section} />;
    case "hosts":
      return <HostsForm {...props} section={section} />;
    case "ceremonies":
      return <CeremoniesForm {...props} section={section} />;
    case "contact-persons":
      return <ContactPersonsForm {...props} section={section} />;
    case "countdown":
    case "notes":
    case "co-hosts":
    case "video":
    case "stream":
      return <HeadingTextForm {...props} section={section} />;
    case "story":
      return <StoryForm {...props} section={section} />;
    case "rundown":
      return <RundownForm {...props} section={section} />;
    case "gifts":
      return <GiftsForm {...props} section={section} />;
    case "gallery":
      return <GalleryForm {...props} section={section} />;
    case "music":
      return <MusicForm {...props} section={section} />;
    case "rsvp":
      return <RsvpForm {...props} section={section} content={content} />;
    case "wishes":
      return <WishesForm {...props} section={section} />;
    case "closing":
      return <ClosingForm {...props} section={section} />;
  }
}
