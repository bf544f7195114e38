# Places of the secrets; what they hold is set by hand (docs/operations.md), so that it stands in no state.

locals {
  # Who reads what: the options of the services in functions/src/options.ts.
  secret_readers = {
    LINK_SECRET   = ["pages", "calls", "work"]
    APP_KEY       = ["calls", "work"]
    BOUNCE_SECRET = ["calls"]
    SMTP_URL      = ["work"]
  }
  secret_pairs = merge([
    for secret, readers in local.secret_readers : {
      for reader in readers : "${secret} ${reader}" => { secret = secret, reader = reader }
    }
  ]...)
}

resource "google_secret_manager_secret" "key" {
  for_each  = local.secret_readers
  secret_id = each.key
  # What Firebase's program looks for before it touches a secret.
  labels = { "firebase-managed" = "functions" }
  replication {
    user_managed {
      replicas {
        location = var.region
      }
    }
  }
  depends_on = [google_project_service.needed]

  lifecycle {
    prevent_destroy = true
  }
}

resource "google_secret_manager_secret_iam_member" "reader" {
  for_each  = local.secret_pairs
  secret_id = google_secret_manager_secret.key[each.value.secret].id
  role      = "roles/secretmanager.secretAccessor"
  member    = google_service_account.service[each.value.reader].member
}
