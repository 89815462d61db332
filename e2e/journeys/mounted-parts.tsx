import { useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "@/components/ui/button";
import { ConfirmDialog, type DialogKind } from "@/components/ui/confirm-dialog";
import { LazyToaster } from "@/components/ui/lazy-toaster";
import { LoadingIndicator } from "@/components/ui/loading-indicator";
import { showToast } from "@/components/ui/show-toast";
import { Tooltip } from "@/components/ui/tooltip";
import { usePaced } from "@/components/ui/use-paced";

const loadToaster = () => import("@/components/ui/toaster");

const sides = [undefined, "bottom", "left", "right"] as const;
const loadingKinds = [undefined, "calendar", "download", "delete", "export"] as const;
const dialogKinds = ["info", "warning", "danger"] as const;

/** A number that is announced at most every two seconds. */
function PacedNumber() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>count on</Button>
      <p role="status">{`${usePaced(count, 2000)} heard`}</p>
    </>
  );
}

/** Parts of the screens that no single screen shows in every variant, mounted alone (parts.spec.ts). */
function MountedParts() {
  const [asked, setAsked] = useState<DialogKind | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <div style={{ display: "grid", placeItems: "center", height: "90vh", gap: "1rem" }}>
        {sides.map((side) => (
          <Tooltip key={side ?? "default"} text={`Text ${side ?? "default"}`} {...(side && { side })}>
            {(id) => <Button aria-describedby={id}>{side ?? "default"}</Button>}
          </Tooltip>
        ))}
        <Tooltip text="Text delayed" showDelayMs={300}>
          {(id) => <Button aria-describedby={id}>delayed</Button>}
        </Tooltip>
        {loadingKinds.map((kind) => (
          <LoadingIndicator key={kind ?? "default"} label={kind ?? "default"} {...(kind && { kind })} />
        ))}
        {dialogKinds.map((kind) => (
          <Button key={kind} onClick={() => setAsked(kind)}>
            {`ask ${kind}`}
          </Button>
        ))}
      </div>
      <PacedNumber />
      {asked && (
        <ConfirmDialog kind={asked} title={`Of kind ${asked}`} text="Are you sure?" onCancel={close}>
          <Button onClick={close}>No</Button>
          <Button onClick={close}>Yes</Button>
        </ConfirmDialog>
      )}
      <LazyToaster load={loadToaster} closeLabel="Close" isWanted />
    </>
  );
}

Reflect.set(window, "showToast", showToast);
createRoot(document.body.appendChild(document.createElement("div"))).render(<MountedParts />);
