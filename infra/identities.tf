# Whom functions run as (functions/src/settings/deployment-settings.ts, SERVICE_ACCOUNTS=own): each may what its code does.

locals {
  accounts = {
    pages = { id = "janur-pages", name = "Guests' pages and files" }
    calls = { id = "janur-calls", name = "Operations of guests, hosts, the staff and other programs" }
    work  = { id = "janur-work", name = "Queues, triggers and schedules" }
  }
  account_roles = {
    pages = ["roles/datastore.user", "roles/cloudtasks.enqueuer"]
    calls = ["roles/datastore.user", "roles/cloudtasks.enqueuer", "roles/firebaseauth.admin"]
    # Triggers and queues call the services of this account by its own name.
    work = [
      "roles/datastore.user", "roles/cloudtasks.enqueuer", "roles/firebaseauth.admin",
      "roles/eventarc.eventReceiver", "roles/run.invoker",
    ]
  }
  role_pairs = merge([
    for account, roles in local.account_roles : {
      for role in concat(roles, ["roles/logging.logWriter", "roles/monitoring.metricWriter"]) :
      "${account} ${role}" => { account = account, role = role }
    }
  ]...)
  buckets = {
    files   = google_storage_bucket.files.name
    uploads = "${var.project_id}.firebasestorage.app"
  }
}

resource "google_service_account" "service" {
  for_each     = local.accounts
  account_id   = each.value.id
  display_name = each.value.name
}

resource "google_project_iam_member" "service" {
  for_each = local.role_pairs
  project  = var.project_id
  role     = each.value.role
  member   = google_service_account.service[each.value.account].member
}

# Whoever puts a task into a queue names the account that it will be called by.
resource "google_service_account_iam_member" "enqueues_as_work" {
  for_each           = local.accounts
  service_account_id = google_service_account.service["work"].name
  role               = "roles/iam.serviceAccountUser"
  member             = google_service_account.service[each.key].member
}

# Links to be signed for uploads, and custom tokens.
resource "google_service_account_iam_member" "signs_itself" {
  for_each           = local.accounts
  service_account_id = google_service_account.service[each.key].name
  role               = "roles/iam.serviceAccountTokenCreator"
  member             = google_service_account.service[each.key].member
}

resource "google_storage_bucket_iam_member" "reads" {
  bucket = local.buckets.files
  role   = "roles/storage.objectViewer"
  member = google_service_account.service["pages"].member
}

resource "google_storage_bucket_iam_member" "writes" {
  for_each = {
    for pair in setproduct(["calls", "work"], ["files", "uploads"]) : join(" ", pair) => pair
  }
  bucket = local.buckets[each.value[1]]
  role   = "roles/storage.objectAdmin"
  member = google_service_account.service[each.value[0]].member
}

# Uploads wake storeUpload: Storage tells Pub/Sub.
data "google_storage_project_service_account" "storage" {}

resource "google_project_iam_member" "storage_tells" {
  project = var.project_id
  role    = "roles/pubsub.publisher"
  member  = "serviceAccount:${data.google_storage_project_service_account.storage.email_address}"
}

# storage.rules look into the database.
resource "google_project_service_identity" "firebase_storage" {
  provider = google-beta
  project  = var.project_id
  service  = "firebasestorage.googleapis.com"
}

resource "google_project_iam_member" "storage_rules_read" {
  project    = var.project_id
  role       = "roles/firebaserules.firestoreServiceAgent"
  member     = "serviceAccount:service-${data.google_project.this.number}@gcp-sa-firebasestorage.iam.gserviceaccount.com"
  depends_on = [google_project_service_identity.firebase_storage]
}
